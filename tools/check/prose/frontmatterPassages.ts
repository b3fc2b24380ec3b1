import type { z } from 'zod'
import type { Position } from '../../content/diagnostics.ts'
import type { Locate } from '../../content/frontmatter.ts'
import { frontmatterTexts } from '../../content/frontmatterTexts.ts'
import { type Escapes, OBJECT, type Passage, readEscaped, SHOWN_TEXT } from './passage.ts'

/**
 * Returns the prose of a document's frontmatter: texts that the schema leaves free. Dates, addresses, names of documents and
 * known values are none.
 *
 * @param data as the schema gave it
 */
export function frontmatterPassages(
  data: unknown,
  schema: z.ZodObject,
  { source, locate }: { readonly source: string; readonly locate: Locate },
): Passage[] {
  const lines = source.split('\n')
  const offsetOf = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((offset, { length }) => offset + length + 1, column - 1)
  return frontmatterTexts(data, schema)
    .map(({ text, path }) => ({ text, offset: offsetOf(locate(path)) }))
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ text, offset }) => readValue(text, source, offset))
}

/** Folded lines, and the escape of single-quoted YAML: https://yaml.org/spec/1.2.2/#732-single-quoted-style */
const escapes: Escapes = {
  pattern: new RegExp(String.raw`''|${SHOWN_TEXT}|[ \t]*\n\s*`, 'g'),
  decode: (escape) => (escape === "''" ? "'" : escape.startsWith('$') ? OBJECT : ' '),
}

/** Returns a value with its place; one written in another way than texts usually are (a block, escapes) has but its beginning. */
function readValue(text: string, source: string, offset: number): Passage {
  const start = /['"]/.test(source.charAt(offset)) ? offset + 1 : offset
  const pattern = source.charAt(offset) === "'" ? /^(?:[^']|'')*/ : /^.*(?:\n[ \t]+.*)*/
  const raw = source.startsWith(text, start) ? text : (pattern.exec(source.slice(start))?.[0] ?? '')
  const read = readEscaped(raw, start, escapes)
  return read.text === text.replaceAll(new RegExp(SHOWN_TEXT, 'g'), OBJECT)
    ? read
    : { text, pieces: [{ index: 0, offset, length: 0, isItalic: false }] }
}
