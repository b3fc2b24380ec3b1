import type { Change, Diagnostic, Position } from './diagnostics.ts'

/**
 * What Windows-1252 reads in the bytes from 0x80 to 0x9f; a space where it reads nothing.
 * https://encoding.spec.whatwg.org/index-windows-1252.txt (Node's own decoder takes them for Latin-1's).
 */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Bytes from 0x80 on, by the character that Windows-1252 or Latin-1 reads in them. */
const BYTES = new Map([
  ...Array.from({ length: 128 }, (_, index) => [String.fromCharCode(index + 128), index + 128] as const),
  ...[...WINDOWS_1252].map((character, index) => [character, index + 128] as const),
])
BYTES.delete(' ')

/** Two to four bytes of UTF-8, each read as a character of its own; and `Ã` with the no-break space made an ordinary one. */
const GARBLED = new RegExp(
  `(?:[Â-ß]${continuation(1)}|[à-ï]${continuation(2)}|[ð-ô]${continuation(3)})|(?<=[\\s(])Ã(?= )|\uFFFD`,
  'gu',
)

function continuation(count: number): string {
  const characters = [...BYTES].filter(([, byte]) => byte < 0xc0).map(([character]) => character)
  return `[${characters.join('').replace(/[\]\\^-]/g, '\\$&')}]{${count}}`
}

/** What French and English are written with: accented letters, dashes, quotation marks, signs of money. */
const OURS = /^[\u00a0-\u00ffŒœŸ\u2000-\u206f\u20a0-\u20bf\u2122\u2190-\u21ff\u2212]$/u

/**
 * Letters that were saved as UTF-8 and read as something else on the way, `Ã©` in place of `é`: told once for a document,
 * with all of them mended; and `\uFFFD`, which stands for a letter that is lost.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkGarbledLetters(source: string, file: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const changes: Change[] = []
  let first: { position: Position; was: string; letter: string } | undefined
  for (const { 0: was, index } of source.matchAll(GARBLED)) {
    if (was === '\uFFFD') {
      if (!diagnostics.some(({ message }) => message.includes('\uFFFD'))) {
        const message = 'a letter was lost on the way, and \uFFFD stands in its place. Write the letter again'
        diagnostics.push({ file, ...positionOf(source, index), message })
      }
      continue
    }
    const letter = was === 'Ã' ? 'à' : decode(was)
    if (letter === undefined || !OURS.test(letter)) continue
    const from = positionOf(source, index)
    first ??= { position: from, was, letter }
    const to = { line: from.line, column: from.column + was.length }
    changes.push({ kind: 'replace', file, from, to, text: letter })
  }
  if (first) {
    const { position, was, letter } = first
    const others = changes.length > 1 ? `, and ${changes.length - 1} more in this file` : ''
    const message = `"${was}" was "${letter}" before a program read it with the wrong encoding${others}. Write "${letter}"`
    diagnostics.push({ file, ...position, message, fix: changes })
  }
  return diagnostics
}

function decode(characters: string): string | undefined {
  const bytes = [...characters].map((character) => BYTES.get(character) ?? 0)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

function positionOf(source: string, offset: number): Position {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
