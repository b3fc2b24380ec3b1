import { type Document, isMap, isNode, isPair, isScalar, visit } from 'yaml'
import type { Diagnostic, Position, Span } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'
import { diagnose } from '../diagnose.ts'
import { diagnoseUnquoted, type ParsedYaml, parseYaml, repairYaml } from './repairYaml.ts'

/** Returns where the value (or the key) at a path of the front matter stands, counted in the whole file from 1. */
export type Locate = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => Position

/** Returns from where to where the value (or the key) at a path stands, where there is one. */
export type SpanOf = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => Span | undefined

/** The result of parsing front matter, as far as it could be parsed. */
export interface ReadYaml {
  /** The values of the keys that could be read; anything else where it is no group of keys at all. */
  readonly value: unknown
  /** Keys that are there, and could not be read. */
  readonly broken: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
  readonly locate: Locate
  readonly spanOf: SpanOf
}

/**
 * Reads the YAML of a front matter; where something is wrong with it, key by key, so that one mistake hides no other.
 *
 * @param yaml what stands between both lines `---`
 * @param file its path, for messages
 * @param listNames of all keys that there may be, at whatever depth
 */
export function readYaml(yaml: string, file: string, listNames: () => readonly string[]): ReadYaml {
  const whole = parseYaml(yaml, 2)
  const isNoGroup = whole.document.errors.length === 0 && !isMap(whole.document.contents)
  if (!whole.problem || isNoGroup) return read(whole, file, yaml)
  const { yaml: readable, unread, diagnostics } = repairYaml(yaml, file, listNames())
  const parsed = parseYaml(readable, 2)
  // Keys may be in order one by one, and not as a whole.
  const problem = parsed.problem && diagnose(parsed.problem.rule, { file, ...parsed.problem })
  if (problem) return { ...read(parseYaml('', 2), file, ''), broken: new Set(listNames()), diagnostics: [problem] }
  const rest = read(parsed, file, readable)
  return {
    ...rest,
    broken: new Set([...rest.broken, ...unread]),
    diagnostics: [...diagnostics, ...rest.diagnostics],
  }
}

function read(parsed: ParsedYaml, file: string, yaml: string): ReadYaml {
  const cut = findCutTexts(parsed, file, yaml.split('\n'))
  const { document, positionAt } = parsed
  const repeated = document.errors.map(({ pos: [offset] }) => {
    const key = yaml.slice(offset).split(/\s*:/, 1)[0] ?? ''
    return diagnose('key-twice', { file, ...positionAt(offset) }, { key: shorten(key) })
  })
  return {
    value: document.toJS(),
    broken: new Set(cut.map(({ key }) => key)),
    diagnostics: [...repeated, ...cut.map(({ diagnostic }) => diagnostic)],
    ...placesIn(parsed),
  }
}

/** Values that may have a comment after them; reminders of what is to be done are comments, too. */
const COMMENTED = /^(?:\d{4}-\d\d-\d\d|\d+|true|false)$/
const REMINDER = /^ \[(?:À faire|To do)/

/** Finds texts that YAML cuts off at a # after a space. */
function findCutTexts({ document, positionAt }: ParsedYaml, file: string, lines: readonly string[]) {
  const found: { readonly key: string; readonly diagnostic: Diagnostic }[] = []
  visit(document, {
    Scalar(_, { comment, range, source = '', type }, path) {
      const key = path.find(isPair)?.key
      if (!comment || !range || type !== 'PLAIN' || COMMENTED.test(source) || REMINDER.test(comment)) return
      const { line } = positionAt(range[0])
      found.push({ key: String(key), diagnostic: diagnoseUnquoted({ file, line }, lines[line - 2] ?? '') })
    },
  })
  return found
}

function placesIn({ document, positionAt }: ParsedYaml): { locate: Locate; spanOf: SpanOf } {
  return {
    locate: (path, wanted = 'value') => {
      const [start] = findRange(document, path, wanted)?.range ?? []
      return start === undefined ? { line: 1, column: 1 } : positionAt(start)
    },
    spanOf: (path, wanted = 'value') => {
      const { depth, range: [start, end] = [0, 0] } = findRange(document, path, wanted) ?? {}
      return depth === path.length ? { from: positionAt(start), to: positionAt(end) } : undefined
    },
  }
}

/** Returns the deepest part of the path that exists: a missing key is shown where it should have been. */
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
