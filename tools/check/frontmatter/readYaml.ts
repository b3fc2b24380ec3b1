import { isMap, isNode, isScalar, isSeq, type Document } from 'yaml'
import type { Diagnostic, Position } from '../../content/diagnostics.ts'
import { suggest } from '../../content/suggest.ts'
import { diagnose } from '../messages/diagnose.ts'
import { type Block, firstWrongLine, isBlank, parse, type Parsed, problemOf } from './parseYaml.ts'
import { findLostTexts, repairLines } from './repairLines.ts'

/** Returns where the value (or the key) at a path of the front matter stands, counted in the whole file from 1. */
export type Locate = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => Position

/** Returns from where to where the value (or the key) at a path stands, where there is one. */
export type SpanOf = (
  path: readonly PropertyKey[],
  wanted?: 'key' | 'value',
) => { readonly from: Position; readonly to: Position } | undefined

/** What could be read of a front matter. */
export interface ReadYaml {
  /** Of the keys that are in order; undefined where it is no group of keys at all. */
  readonly value: unknown
  /** Keys that are there, and could not be read. */
  readonly broken: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
  readonly locate: Locate
  readonly spanOf: SpanOf
}

/** What may be lost without the parser saying so: comments after texts, names, references, types. */
const SUSPICIOUS = /(?:^|[\s:,[{-])[&*!]|\s#/m

/**
 * Reads the YAML of a front matter; where something is wrong with it, key by key, so that one mistake hides no other.
 *
 * @param yaml what stands between both lines `---`
 * @param file its path, for messages
 * @param listNames of all keys that there may be, at whatever depth: asked for where something is wrong
 */
export function readYaml(yaml: string, file: string, listNames: () => readonly string[]): ReadYaml {
  const whole = parse(yaml, 2)
  if (problemOf(whole.document) === undefined && !SUSPICIOUS.test(yaml)) {
    return { value: whole.document.toJS(), broken: new Set(), diagnostics: [], ...placesIn([whole]) }
  }
  const names = listNames()
  const knownNames = new Set(names)
  const value: Record<string, unknown> = {}
  const broken = new Set<string>()
  const diagnostics: Diagnostic[] = []
  const parsed: Parsed[] = []
  const lineOf = new Map<string, number>()
  for (const { key, firstLine, lines } of splitByKeys(yaml)) {
    const part = parse(lines.join('\n'), firstLine)
    const problems =
      key === undefined && lines.every(isBlank) ? [] : findProblems(part, { file, firstLine, lines, knownNames })
    const earlier = key === undefined ? undefined : lineOf.get(key)
    if (key !== undefined && earlier !== undefined) {
      diagnostics.push(diagnose('key-twice', { file, line: firstLine, column: 1 }, { key, line: earlier }))
    } else if (key !== undefined) lineOf.set(key, firstLine)
    diagnostics.push(...problems)
    if (problems.length > 0) {
      // A misspelt key is there as well, and so is what an open quote has swallowed.
      if (key !== undefined) broken.add(names.includes(key) ? key : (suggest(key, names) ?? key))
      for (const line of lines) broken.add(/^\s*(\w+)[\s:=：]/.exec(line)?.[1] ?? '')
    } else if (isMap(part.document.contents) && earlier === undefined) {
      Object.assign(value, part.document.toJS())
      parsed.push(part)
    }
  }
  const problem = problemOf(whole.document)
  if (problem && diagnostics.length === 0) {
    // What is in order key by key, and is not as a whole: whoever reads it whole would stumble.
    const { line, col } = whole.lineCounter.linePos(problem.offset)
    diagnostics.push(diagnose(problem.rule, { file, line: line + 1, column: col }))
  }
  return { value, broken, diagnostics, ...placesIn(parsed) }
}

/** What is mechanical is told with what to write; what is left, in the parser's place. */
function findProblems(part: Parsed, block: Block): Diagnostic[] {
  const lost = findLostTexts(block, part.document)
  if (lost.length > 0) return lost
  if (firstWrongLine(block.lines) === undefined) return []
  const { diagnostics, lines } = repairLines(block)
  const left = parse(lines.join('\n'), block.firstLine)
  const problem = problemOf(left.document)
  if (diagnostics.length > 0 || problem === undefined) {
    return diagnostics.length > 0
      ? diagnostics
      : [diagnose('yaml-colon', { file: block.file, line: block.firstLine, column: 1 })]
  }
  const { line, col } = left.lineCounter.linePos(problem.offset)
  const at = { file: block.file, line: Math.min(line, lines.length) + block.firstLine - 1, column: col }
  return [diagnose(problem.rule, at)]
}

interface KeyLines {
  readonly key: string | undefined
  readonly firstLine: number
  readonly lines: readonly string[]
}

/** Returns the lines of each key of the first level; those before the first of them, too, where there are any. */
function splitByKeys(yaml: string): KeyLines[] {
  const blocks: Array<{ key: string | undefined; firstLine: number; lines: string[] }> = []
  for (const [index, line] of yaml.split('\n').entries()) {
    const key = /^(["']?)([A-Za-z_][\w-]*)\1\s*[:=：]/.exec(line)?.[2]
    const last = blocks.at(-1)
    if (last && (key === undefined || /^https?:/.test(line))) last.lines.push(line)
    else blocks.push({ key, firstLine: index + 2, lines: [line] })
  }
  return blocks
}

function placesIn(parsed: readonly Parsed[]): { locate: Locate; spanOf: SpanOf } {
  const find = (path: readonly PropertyKey[], wanted: 'key' | 'value', isWhole: boolean) => {
    for (const { document, lineCounter, firstLine } of parsed) {
      const found = findRange(document, path, wanted)
      if (!found || (isWhole && found.depth < path.length)) continue
      const [from, to] = found.range.map((offset) => {
        const { line, col } = lineCounter.linePos(offset)
        return { line: line + firstLine - 1, column: col }
      })
      if (from && to) return { from, to }
    }
    return undefined
  }
  return {
    locate: (path, wanted = 'value') => find(path, wanted, false)?.from ?? { line: 1, column: 1 },
    spanOf: (path, wanted = 'value') => find(path, wanted, true),
  }
}

/** Returns the deepest part of the path that exists: a missing key is shown where it should have been. */
function findRange(document: Document, path: readonly PropertyKey[], wanted: 'key' | 'value') {
  let node: unknown = document.contents
  let range: readonly [number, number] | undefined
  let depth = 0
  for (const part of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === part) : undefined
    const item = isSeq(node) && typeof part === 'number' ? node.items[part] : undefined
    if (!pair && !isNode(item)) break
    const place = pair ? (wanted === 'key' || !isNode(pair.value) ? pair.key : pair.value) : item
    node = pair ? pair.value : item
    if (isNode(place) && place.range) range = [place.range[0], place.range[1]]
    depth += 1
  }
  return range && { range, depth }
}
