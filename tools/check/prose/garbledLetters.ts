import { messageOf } from '../messages/catalogue.ts'
import type { Change, Diagnostic, Position } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'

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
 * Reports letters that were saved as UTF-8 and read as something else on the way, `Ã©` in place of `é`: told once for a document,
 * with all of them mended; and `\uFFFD`, which stands for a letter that is lost.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function checkGarbledLetters(source: string, file: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const garbled: { readonly change: Change; readonly from: Position; readonly was: string; readonly letter: string }[] =
    []
  const locate = createLocator(source)
  for (const { 0: was, index } of source.matchAll(GARBLED)) {
    const from = locate(index)
    if (was === '\uFFFD') {
      if (diagnostics.length === 0) {
        diagnostics.push({ file, ...from, rule: 'letter-lost', message: messageOf('letter-lost', file) })
      }
      continue
    }
    const letter = was === 'Ã' ? 'à' : decode(was)
    if (letter === undefined || !OURS.test(letter)) continue
    const change: Change = { kind: 'replace', file, from, to: locate(index + was.length), text: letter }
    garbled.push({ change, from, was, letter })
  }
  const [first] = garbled
  if (first) {
    const { from, was, letter } = first
    const message = messageOf('letters-garbled', file, { was, letter, count: garbled.length })
    diagnostics.push({ file, ...from, rule: 'letters-garbled', message, fix: garbled.map(({ change }) => change) })
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
