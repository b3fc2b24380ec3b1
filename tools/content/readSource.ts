import { readFileSync } from 'node:fs'
import type { Change, Diagnostic, Position } from './diagnostics.ts'

/**
 * The text of a file as the checks count it: without a byte order mark, with Unix line ends, where it has Windows'.
 *
 * @returns undefined where the file is not UTF-8
 */
export function readSource(file: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).replaceAll('\r\n', '\n')
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const SAVE_AS_UTF8 = 'Open it in your editor and save it with the encoding UTF-8'

/** What to say of a file that is not UTF-8. */
export const NOT_UTF8 = `is not a text in UTF-8. ${SAVE_AS_UTF8}`

/** The same of a file, at the first letter that is not. */
export function describeEncoding(file: string): Position & { readonly message: string } {
  const bytes = readFileSync(file)
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { line: 1, column: 1, message: `is saved as UTF-16. ${SAVE_AS_UTF8}` }
  }
  const text = new TextDecoder('utf-8').decode(bytes).replaceAll('\r\n', '\n')
  const before = text.slice(0, Math.max(0, text.indexOf('\uFFFD')))
  const place = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
  return { ...place, message: NOT_UTF8 }
}

/**
 * What to say of a text whose lines end as those of old Macs did, with a carriage return alone: Markdown takes it for a line
 * end, and YAML does not.
 *
 * @param source as readSource() gives it
 * @returns undefined where there is none
 */
export function describeLineEnds(source: string, file: string): Diagnostic | undefined {
  const fix: Change[] = []
  for (const [index, text] of source.split('\n').entries()) {
    for (const { index: offset } of text.matchAll(/\r/g)) {
      const from = { line: index + 1, column: offset + 1 }
      const to = { line: index + 1, column: offset + 2 }
      fix.push({ kind: 'replace', file, from, to, text: offset === text.length - 1 ? '' : '\n' })
    }
  }
  const [first] = fix
  if (first?.kind !== 'replace') return undefined
  const message =
    'the line ends with a carriage return (CR) alone, as on old Macs. Open the file in your editor and save it with the line ends LF'
  return { file, ...first.from, message, fix }
}
