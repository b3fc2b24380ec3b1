import type { z } from 'zod'
import type { Position } from '../../content/diagnostics.ts'
import type { Locate } from '../../content/frontmatter.ts'
import { frontmatterTexts } from '../../content/frontmatterTexts.ts'
import { type Escapes, OBJECT, type Passage, PassageWriter, SHOWN_TEXT } from './passage.ts'

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
  pattern: new RegExp(`''|${SHOWN_TEXT}|${FOLDED_LINE}`, 'g'),
  decode: (escape) => (escape === "''" ? "'" : decodePlain(escape)),
}
const plain: Escapes = { pattern: new RegExp(`${SHOWN_TEXT}|${FOLDED_LINE}`, 'g'), decode: decodePlain }

const shownTexts: Escapes = { pattern: new RegExp(SHOWN_TEXT, 'g'), decode: () => OBJECT }

function decodePlain(escape: string): string {
  return escape.startsWith('$') ? OBJECT : ' '
}

/** A value with its place; one written in another way than texts usually are (a block, escapes) has but its beginning. */
function readValue(text: string, source: string, offset: number): Passage {
  const writer = new PassageWriter()
  const isQuoted = /['"]/.test(source.charAt(offset))
  const start = isQuoted ? offset + 1 : offset
  if (source.startsWith(text, start)) {
    writer.addEscaped(text, start, shownTexts)
    return writer.finish()
  }
  const [raw = ''] =
    source.slice(start).match(source.charAt(offset) === "'" ? /^(?:[^']|'')*/ : /^.*(?:\n[ \t]+.*)*/) ?? []
  writer.addEscaped(raw, start, source.charAt(offset) === "'" ? singleQuoted : plain)
  const read = writer.finish()
  return read.text === text.replace(shownTexts.pattern, OBJECT)
    ? read
    : { text, pieces: [{ index: 0, offset, length: 0, isItalic: false }] }
}
