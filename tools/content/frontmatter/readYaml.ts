import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { diagnose, type Diagnostic, type Place, shorten, type Span } from '../diagnostics.ts'
import type { MessageName } from '../messages/catalogue.ts'

/** Returns the place of the value (or the key) at a path of the front matter. */
export type Locate = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => Required<Place>

/** Returns the span of the value (or the key) at a path, or undefined if there is none. */
export type SpanOf = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => Span | undefined

/** The YAML of front matter. */
export interface ReadYaml {
  /** Its values; undefined if it can't be read. */
  readonly value: object | undefined
  /** Why it can't be read. */
  readonly diagnostics: readonly Diagnostic[]
  readonly locate: Locate
  readonly spanOf: SpanOf
}

/** The lines of the file above front matter. */
const LINES_ABOVE = 1

/** Mistakes that have a message of their own: https://eemeli.org/yaml/#errors */
const MESSAGES: Readonly<Record<string, MessageName>> = {
  BAD_INDENT: 'yaml-indent',
  TAB_AS_INDENT: 'yaml-indent',
  MULTILINE_IMPLICIT_KEY: 'yaml-line',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-line',
}

/**
 * Reads the YAML of front matter. Of several mistakes, only the first is reported, of which others may be consequences.
 *
 * @param yaml the text between the two `---` lines
 * @param file its path, for messages
 */
export function readYaml(yaml: string, file: string): ReadYaml {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const placeAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { file, line: line + LINES_ABOVE, column: col }
  }
  const { name, at, ...values } = findMistake(document, yaml) ?? {}
  return {
    value: name ? undefined : Object(document.toJS()),
    diagnostics: name ? [diagnose(name, placeAt(at ?? 0), values)] : [],
    locate: (path, wanted = 'value') => {
      const [start] = findRange(document, path, wanted)?.range ?? []
      return start === undefined ? { file, line: 1, column: 1 } : placeAt(start)
    },
    spanOf: (path, wanted = 'value') => {
      const { depth, range: [start, end] = [0, 0] } = findRange(document, path, wanted) ?? {}
      return depth === path.length ? { from: placeAt(start), to: placeAt(end) } : undefined
    },
  }
}

/** A mistake, with the values of its message. */
interface Mistake {
  readonly name: MessageName
  readonly at: number
  readonly key?: string
  readonly reason?: string
}

function findMistake(document: Document.Parsed, yaml: string): Mistake | undefined {
  const [error] = [...document.errors, ...document.warnings]
  if (error) return describeError(error, yaml)
  let found: Mistake | undefined
  visit(document, {
    Node: (_, node) => {
      // A few lines of anchors and aliases can expand to gigabytes; what follows a # after a space would be lost.
      const isLost = isScalar(node) && node.comment && node.type === 'PLAIN'
      if (isAlias(node) || node.anchor !== undefined || isLost)
        found ??= { name: 'yaml-line', at: node.range?.[0] ?? 0 }
    },
  })
  const isEmpty = document.contents === null
  return found ?? (isEmpty || isMap(document.contents) ? undefined : { name: 'yaml-line', at: 0 })
}

function describeError({ code, pos: [at], message }: YAMLError, yaml: string): Mistake {
  if (code === 'DUPLICATE_KEY') return { name: 'key-twice', at, key: shorten(yaml.slice(at).split(':', 1)[0] ?? '') }
  // Text after an empty line: the closing --- is missing above it.
  if (yaml.slice(0, at).endsWith('\n\n')) return { name: 'frontmatter-bounds_end', at }
  const [end] = /\n|$/.exec(yaml.slice(at)) ?? []
  // The next line is deeper than this one, whose value is complete.
  const below = yaml.slice(at).search(/\n[ \t]+\w+:(?:\s|$)/)
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && end && below === yaml.slice(at).indexOf(end)) {
    return { name: 'yaml-indent', at: at + below + 1 }
  }
  const isContinued = code === 'MISSING_CHAR' && isClosedBelow(yaml, at)
  const isIndented = /^(?:[^\S \n]|[ \t]*-\s)/.test(yaml.slice(at))
  const isOpen = message.startsWith('Flow ')
  const name = isContinued || (isIndented && !isOpen) ? 'yaml-indent' : isOpen ? 'yaml-wrong' : MESSAGES[code]
  return { name: name ?? 'yaml-wrong', at, reason: message }
}

/** Returns whether a line further down ends with the quotation mark that the parser misses. */
function isClosedBelow(yaml: string, offset: number): boolean {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1
  const [, quote = ''] = /:\s+(["'])/.exec(yaml.slice(start, offset)) ?? []
  const [next = ''] = yaml.slice(offset).split(/\n(?=[A-Za-z]\w*:(?:\s|$))/, 1)
  return quote !== '' && next.trimEnd().endsWith(quote)
}

/** Returns the range of the deepest part of a path that exists, where a missing key is reported. */
function findRange(document: Document, path: readonly PropertyKey[], wanted: 'key' | 'value') {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = document.getIn(path.slice(0, depth - 1), true)
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path[depth - 1])
      : undefined
    const value = pair ? pair.value : document.getIn(path.slice(0, depth), true)
    const place = pair && (wanted === 'key' || !isNode(value)) ? pair.key : value
    if (isNode(place) && place.range) return { depth, range: [place.range[0], place.range[1]] as const }
  }
  return undefined
}
