// oxlint-disable-next-line eslint/no-restricted-imports -- here it has engines that run nothing
import matter from 'gray-matter'
import { type Document, isAlias, isMap, isNode, isScalar, parseDocument, visit } from 'yaml'
import { diagnose, type Diagnostic, type Place, type Range, shorten } from './diagnostics.ts'
import { createLocator } from './locate.ts'
import type { MessageName } from './messages/catalogue.ts'

type Path = readonly PropertyKey[]

/** A document, split where its front matter ends. */
export interface SplitDocument {
  /** The values of its front matter; none if that can't be read. */
  readonly data: Readonly<Record<string, unknown>>
  /** The Markdown below. */
  readonly body: string
  /** Why the front matter can't be read; of several mistakes the first, of which others may be consequences. */
  readonly problem?: Diagnostic | undefined
  /** Whether it has front matter, valid or not: only then is the rest of it a body. */
  readonly hasFrontmatter: boolean
  /** Returns the place of the value (or the key) at a path, or of the deepest part of it that exists. */
  readonly locate: (path: Path, wanted?: 'key' | 'value') => Required<Place>
  /** Returns the range in the file of the value (or the key) at a path, or undefined if there is none. */
  readonly rangeOf: (path: Path, wanted?: 'key' | 'value') => Range | undefined
}

/** The line before and after front matter, as remark-frontmatter also accepts it. */
const EDGE = /^---[ \t]*$/
/** Where the YAML begins for gray-matter: right after the first hyphens. */
const START = 3

/**
 * Splits a document into front matter and body, and parses the front matter, once for all who read it. This is the only
 * place that does: by default, gray-matter evaluates a document that begins with `---js`.
 *
 * @param source the whole file, without byte order mark, its lines ended by `\n`
 * @param file its path, for messages
 */
export function readFrontmatter(source: string, file: string): SplitDocument {
  const bounds = checkBounds(source, file)
  let yaml = parseDocument('')
  const parse = (text: string) => {
    yaml = parseDocument(text, { prettyErrors: false })
    return {}
  }
  // With options, gray-matter does not return a cached result; it keeps its own engines unless they are replaced by name.
  const engines = { yaml: parse, json: refuse, javascript: refuse }
  const body = bounds ? source : matter(source, { language: 'yaml', engines }).content
  const locateOffset = createLocator(source)
  const placeAt = (offset: number) => ({ file, ...locateOffset(offset) })
  const mistake = findMistake(yaml, source)
  const rangeOf: SplitDocument['rangeOf'] = (path, wanted = 'value') => {
    const [from, to] = findNode(yaml, path, wanted)?.range ?? []
    return from === undefined || to === undefined ? undefined : { from: START + from, to: START + to }
  }
  return {
    data: mistake ? {} : Object(yaml.toJS()),
    body,
    problem: bounds ?? (mistake && diagnose(mistake.name, placeAt(START + mistake.at), mistake)),
    hasFrontmatter: !bounds,
    locate: (path, wanted) => {
      const ranges = path.map((_, index) => rangeOf(path.slice(0, index + 1), wanted))
      return placeAt(ranges.findLast((range) => range !== undefined)?.from ?? 0)
    },
    rangeOf,
  }
}

/** Reports a file that does not begin with front matter in YAML, or whose front matter has no end. */
function checkBounds(source: string, file: string): Diagnostic | undefined {
  const lines = source.split('\n')
  if (!EDGE.test(lines[0] ?? '')) return diagnose('frontmatter-bounds_start', { file })
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  return EDGE.test(lines[end] ?? '')
    ? undefined
    : diagnose('frontmatter-bounds_end', { file, line: Math.max(end, 0) + 1 })
}

function refuse(): never {
  throw new Error('Front matter is YAML.')
}

/** Mistakes that have a message of their own: https://eemeli.org/yaml/#errors */
const MESSAGES: Readonly<Record<string, MessageName>> = {
  BAD_INDENT: 'yaml-indent',
  TAB_AS_INDENT: 'yaml-indent',
  MULTILINE_IMPLICIT_KEY: 'yaml-line',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-line',
  DUPLICATE_KEY: 'key-twice',
}

function findMistake(yaml: Document.Parsed, source: string) {
  const [error] = [...yaml.errors, ...yaml.warnings]
  if (error) {
    const { code, message: reason, pos } = error
    const [at] = pos
    const name = reason.startsWith('Flow') ? undefined : MESSAGES[code]
    const [key = ''] = source.slice(START + at).split(':')
    return { name: name ?? ('yaml-wrong' as const), at, reason, key: shorten(key) }
  }
  const wrong: Array<number | undefined> = []
  visit(yaml, {
    Node: (_, node) => {
      // A few lines of anchors and aliases can expand to gigabytes; what follows a # after a space would be lost.
      const isLost = isScalar(node) && node.comment && node.type === 'PLAIN'
      if (isAlias(node) || node.anchor !== undefined || isLost) wrong.push(node.range?.[0])
    },
  })
  if (yaml.contents !== null && !isMap(yaml.contents)) wrong.push(yaml.contents.range[0])
  return wrong.length > 0 ? { name: 'yaml-line' as const, at: wrong[0] ?? 0, key: '', reason: '' } : undefined
}

function findNode(yaml: Document, path: Path, wanted: 'key' | 'value') {
  const parent = yaml.getIn(path.slice(0, -1), true)
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined
  const value = pair ? pair.value : yaml.getIn(path, true)
  const node = pair && (wanted === 'key' || !isNode(value)) ? pair.key : value
  return isNode(node) ? node : undefined
}
