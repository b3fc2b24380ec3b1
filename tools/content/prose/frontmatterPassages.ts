import type { z } from 'zod'
import type { Position } from '../diagnostics.ts'
import type { Locate } from '../frontmatter.ts'
import { frontmatterTexts } from '../frontmatterTexts.ts'
import { type Escapes, type Passage, PassageWriter } from './passage.ts'

/**
 * The prose of a document's frontmatter: texts that the schema leaves free. Dates, addresses, names of documents and known
 * values are none.
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

const FOLDED_LINE = String.raw`[ \t]*\n\s*`
/** What single quotes escape: https://yaml.org/spec/1.2.2/#732-single-quoted-style */
const singleQuoted: Escapes = {
  pattern: new RegExp(`''|${FOLDED_LINE}`, 'g'),
  decode: (escape) => (escape === "''" ? "'" : ' '),
}
const plain: Escapes = { pattern: new RegExp(FOLDED_LINE, 'g'), decode: () => ' ' }

/** A value with its place; one written in another way than texts usually are (a block, escapes) has but its beginning. */
function readValue(text: string, source: string, offset: number): Passage {
  const writer = new PassageWriter()
  const isQuoted = /['"]/.test(source.charAt(offset))
  const start = isQuoted ? offset + 1 : offset
  if (source.startsWith(text, start)) {
    writer.add(text, start)
    return writer.finish()
  }
  const [raw = ''] =
    source.slice(start).match(source.charAt(offset) === "'" ? /^(?:[^']|'')*/ : /^.*(?:\n[ \t]+.*)*/) ?? []
  writer.addEscaped(raw, start, source.charAt(offset) === "'" ? singleQuoted : plain)
  const read = writer.finish()
  return read.text === text ? read : { text, pieces: [{ index: 0, offset, length: 0, isItalic: false }] }
}
