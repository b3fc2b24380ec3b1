import { z } from 'zod'
import type { Position } from '../diagnostics.ts'
import type { Locate } from '../frontmatter.ts'
import { type Escapes, type Passage, PassageWriter } from './passage.ts'

/** A text of the frontmatter, and the keys that lead to it. */
interface Found {
  readonly text: string
  readonly path: readonly PropertyKey[]
}

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
  return listTexts(data, schema, []).map(({ text, path }) => readValue(text, source, offsetOf(locate(path))))
}

/** The texts of a value that its schema neither lists nor gives a form. */
function listTexts(value: unknown, schema: unknown, path: readonly PropertyKey[]): Found[] {
  if (schema instanceof z.ZodOptional) return listTexts(value, schema.unwrap(), path)
  if (schema instanceof z.ZodString) {
    return typeof value === 'string' && schema.format === null ? [{ text: value, path }] : []
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => listTexts(item, schema.element, [...path, index]))
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(Object(value)).flatMap(([key, item]) => listTexts(item, schema.shape[key], [...path, key]))
  }
  if (schema instanceof z.ZodUnion) {
    const chosen = schema.options.find((option) => option instanceof z.ZodType && option.safeParse(value).success)
    return listTexts(value, chosen, path)
  }
  return []
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
