import { applyEdits, modify } from 'jsonc-parser'
import { isMap, isScalar, isSeq, type Pair, parse, parseDocument, Scalar, stringify, type YAMLMap } from 'yaml'
import { z } from 'zod'

/** The values of an entry, as the editor's form has them. */
export type Values = Readonly<Record<string, unknown>>

/** How the editor reads and writes the files of a collection. https://sveltiacms.app/en/docs/api/file-formats */
export interface FileFormat {
  /** The name that collections give as their `format`. */
  readonly name: string
  readonly extension: string
  readonly fromFile: (text: string) => Values
  /** Returns the file: the one that was read, but for the values that are no longer what was read. */
  readonly toFile: (values: Values) => string
}

/**
 * The text of the file that an entry was read from, among its values: the editor keeps what it has no field for, also in the
 * drafts that it saves in the browser. It is in JSON, since the editor trims texts.
 */
export const SOURCE = 'sourceOfEntry'

/** The files that were written, each with the one that it was made from. */
const originals = new Map<string, string>()

/** Returns the file that a written file was made from: what its writer has read. */
export function originalOf(written: string): string | undefined {
  return originals.get(written)
}

/** MDX with front matter, in place of the package’s own format. */
export const documentFormat = formatOf('yaml-frontmatter', 'mdx', {
  read: (text) => {
    const { yaml, body } = splitDocument(text)
    return { ...objectOf(parse(yaml)), body }
  },
  write: ({ body = '', ...data }) => {
    const text = String(body).trim()
    return `---\n${writeYaml(data)}---\n${text === '' ? '' : `\n${text}\n`}`
  },
  rewrite: (text, read, { body = '', ...data }) => {
    const parts = splitDocument(text)
    if (parts.open === '') return documentFormat.toFile({ ...data, body })
    const { body: readBody, ...readData } = read
    const yaml = rewriteYaml(parts.yaml, readData, data)
    if (isSame(readBody, body)) return [parts.open, yaml, parts.close, parts.before, parts.body, parts.after].join('')
    const [before, after] = parts.body === '' ? ['\n\n', '\n'] : [parts.before, parts.after]
    return [parts.open, yaml, parts.close, before, String(body).trim(), after].join('')
  },
})

/** The texts of pages, in place of the package’s own format. */
export const textsFormat = formatOf('json', 'json', {
  read: (text) => objectOf(JSON.parse(text)),
  write: (values) => `${JSON.stringify(values, undefined, 2)}\n`,
  rewrite: (text, read, values) =>
    changesOf(read, values).reduce(
      // What replaces a text needs no line of its own.
      (json, { path, value, isText }) => applyEdits(json, modify(json, [...path], value, isText ? {} : JSON_FORMAT)),
      text,
    ),
})

const JSON_FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }

interface Codec {
  readonly read: (text: string) => Values
  /** Writes a new file. */
  readonly write: (values: Values) => string
  /** Writes a file anew that was read, whose lines end in `\n`. */
  readonly rewrite: (text: string, read: Values, values: Values) => string
}

function formatOf(name: string, extension: string, { read, write, rewrite }: Codec): FileFormat {
  return {
    name,
    extension,
    fromFile: (text) => ({ ...read(plain(text)), [SOURCE]: JSON.stringify(text) }),
    toFile: ({ [SOURCE]: kept, ...values }) => {
      if (typeof kept !== 'string') return write(values)
      const source = z.string().parse(JSON.parse(kept))
      const text = plain(source)
      const before = read(text)
      const file = isSame(before, values) ? source : withEdgesOf(source, rewrite(text, before, values))
      originals.set(file, source)
      return file
    },
  }
}

const objectOf = (value: unknown): Values => z.record(z.string(), z.unknown()).catch({}).parse(value)

/** Returns a text without a byte order mark, its lines ended by `\n`. */
function plain(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
}

/** Gives a text the byte order mark and the line endings of another. */
function withEdgesOf(source: string, text: string): string {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : ''
  return mark + (source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text)
}

/** A document in parts: joined, they are the whole file. */
interface DocumentParts {
  /** The line before front matter; empty if there is none. */
  readonly open: string
  readonly yaml: string
  /** The line after it, without its end. */
  readonly close: string
  /** The blank lines around the body. */
  readonly before: string
  readonly body: string
  readonly after: string
}

function splitDocument(text: string): DocumentParts {
  const front = /^(?<open>---[ \t]*\n)(?<yaml>(?:.*\n)*?)(?<close>---[ \t]*)(?=\n|$)/.exec(text)
  const { open = '', yaml = '', close = '' } = front?.groups ?? {}
  const below = text.slice(open.length + yaml.length + close.length)
  const body = below.trim() === '' ? '' : below.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
  const start = body === '' ? below.length : below.indexOf(body)
  return { open, yaml, close, before: below.slice(0, start), body, after: below.slice(start + body.length) }
}

/** Whether two values mean the same to the site: the editor trims texts, and writes switches that are off. */
function isSame(first: unknown, second: unknown): boolean {
  if (isEmpty(first) || isEmpty(second)) return isEmpty(first) && isEmpty(second)
  if (Array.isArray(first) || Array.isArray(second)) {
    if (!Array.isArray(first) || !Array.isArray(second)) return false
    return first.length === second.length && first.every((item, index) => isSame(item, second[index]))
  }
  if (isGroup(first) && isGroup(second)) return keysOf(first, second).every((key) => isSame(first[key], second[key]))
  // Front matter may have a number where the form has a text.
  return String(first).trim() === String(second).trim()
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === '' || value === false
}

/** Returns whether a value is a group of values, such as a case study's `callToAction`. */
export function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function keysOf(...groups: readonly Values[]): string[] {
  return [...new Set(groups.flatMap((group) => Object.keys(group)))]
}

interface Change {
  readonly path: ReadonlyArray<string | number>
  /** Nothing: the value is taken away. */
  readonly value: unknown
  /** Whether a text replaces another. */
  readonly isText: boolean
}

/** Lists the values that have changed, each as deep as possible. */
function changesOf(read: unknown, written: unknown, path: Change['path'] = []): Change[] {
  if (isSame(read, written)) return []
  if (isGroup(read) && isGroup(written)) {
    return keysOf(read, written).flatMap((key) => changesOf(read[key], written[key], [...path, key]))
  }
  if (Array.isArray(read) && Array.isArray(written) && read.length === written.length) {
    return written.flatMap((item: unknown, index) => changesOf(read[index], item, [...path, index]))
  }
  const isText = typeof read === 'string' && typeof written === 'string' && written !== ''
  return [{ path, value: isEmpty(written) ? undefined : written, isText }]
}

/** What the check and `npm run new` write as well: long texts on one line, quotation marks where they are needed. */
function writeYaml(values: Values): string {
  return stringify(values, { lineWidth: 0, defaultKeyType: 'PLAIN', singleQuote: true })
}

/** Writes the keys of front matter that have changed; all else, comments included, stays as it was. */
function rewriteYaml(yaml: string, read: Values, written: Values): string {
  const { contents } = parseDocument(yaml)
  if (!isMap(contents)) return writeYaml(written)
  const edits = keysOf(written, read).flatMap((key) => {
    if (isSame(read[key], written[key])) return []
    const pair = pairOf(contents, key)
    const { from, to } = pair ? linesOf(yaml, pair) : placeFor(yaml, contents, key, Object.keys(written))
    const text = written[key] === undefined ? '' : writeYaml({ [key]: withStyleOf(pair?.value, written[key]) })
    return [{ from, to, text }]
  })
  // From the end, so that places stay right; keys that are new at the same place come in their order.
  const inReverse = edits.toReversed().toSorted((first, second) => second.from - first.from)
  return inReverse.reduce((result, { from, to, text }) => result.slice(0, from) + text + result.slice(to), yaml)
}

function pairOf({ items }: YAMLMap, key: string): Pair | undefined {
  return items.find((item) => isScalar(item.key) && String(item.key.value) === key)
}

/** Returns where the lines of a key begin and end. A comment behind its value belongs to that value. */
function linesOf(yaml: string, { key, value }: Pair): { from: number; to: number } {
  const from = rangeOf(key)[0]
  const written = yaml.slice(0, rangeOf(value)[1] || rangeOf(key)[1]).trimEnd().length
  const end = yaml.indexOf('\n', written)
  return { from, to: end < 0 ? yaml.length : end + 1 }
}

function rangeOf(node: unknown): readonly [from: number, to: number] {
  const { range } = z.object({ range: z.tuple([z.number(), z.number(), z.number()]) }).parse(node)
  return [range[0], range[1]]
}

/** Returns the place for a new key: after the one that precedes it in the form. */
function placeFor(yaml: string, map: YAMLMap, key: string, order: readonly string[]): { from: number; to: number } {
  const before = order.slice(0, order.indexOf(key)).toReversed()
  const [pair] = before.flatMap((name) => pairOf(map, name) ?? [])
  const { to } = pair ? linesOf(yaml, pair) : { to: yaml.length }
  return { from: to, to }
}

/** Gives the texts of a value the quotation marks of those that they replace. */
function withStyleOf(node: unknown, value: unknown): unknown {
  if (isSeq(node) && Array.isArray(value)) return value.map((item, index) => withStyleOf(node.items[index], item))
  if (isMap(node) && isGroup(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withStyleOf(pairOf(node, key)?.value, item)]),
    )
  }
  if (!isScalar(node) || typeof node.value !== 'string' || typeof value !== 'string' || !node.type) return value
  const scalar = new Scalar(value)
  scalar.type = node.type
  return scalar
}
