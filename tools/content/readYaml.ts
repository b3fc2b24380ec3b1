import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { Diagnostic, Position } from './diagnostics.ts'
import { suggest } from './suggest.ts'
import { type Block, findYamlMistakes } from './yamlMistakes.ts'

/** Where the value (or the key) at a path of the frontmatter stands, counted in the whole file from 1. */
export type Locate = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => Position

/** From where to where the value (or the key) at a path stands, where there is one. */
export type SpanOf = (
  path: readonly PropertyKey[],
  wanted?: 'key' | 'value',
) => { readonly from: Position; readonly to: Position } | undefined

/** What could be read of a frontmatter. */
export interface ReadYaml {
  /** Of the keys that are in order; undefined where it is no group of keys at all. */
  readonly value: unknown
  /** Keys that are there, and could not be read. */
  readonly broken: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
  readonly locate: Locate
  readonly spanOf: SpanOf
}

const START_OF_FILE = { line: 1, column: 1 }

/** YAML that was parsed by itself: all of it, or one key of the first level. */
interface Parsed {
  readonly document: Document
  readonly lineCounter: LineCounter
  /** Line of the file that it begins on, from 1. */
  readonly firstLine: number
}

/** What may be lost without YAML's parser saying so: comments after texts, names, references, types. */
const SUSPICIOUS = /(?:^|[\s:,[{-])[&*!]|\s#/m

/**
 * Reads the YAML of a frontmatter; where something is wrong with it, key by key, so that one mistake hides no other.
 *
 * @param yaml what stands between both lines `---`
 * @param file its path, for messages
 * @param listNames of all keys that there may be, at whatever depth: asked for where something is wrong
 */
export function readYaml(yaml: string, file: string, listNames: () => readonly string[]): ReadYaml {
  const whole = parse(yaml, 2)
  if (!hasProblems(whole.document) && !SUSPICIOUS.test(yaml)) {
    return { value: whole.document.toJS(), broken: new Set(), diagnostics: [], ...placesIn([whole]) }
  }
  const names = listNames()
  const value: Record<string, unknown> = {}
  const broken = new Set<string>()
  const diagnostics: Diagnostic[] = []
  const parsed: Parsed[] = []
  const lines = new Map<string, number>()
  const knownNames = new Set(names)
  for (const { key, firstLine, lines: own } of splitByKeys(yaml)) {
    const block: Block = { file, firstLine, lines: own, knownNames }
    const part = parse(own.join('\n'), firstLine)
    const isMapping = isMap(part.document.contents)
    const isBroken = hasProblems(part.document) || (!isMapping && own.some((line) => /^[^#\s]/.test(line)))
    const mistakes = key === undefined ? [] : findYamlMistakes(block, isBroken)
    const problems = mistakes.length > 0 || !isBroken ? mistakes : [describeProblem(part, file)]
    const earlier = key === undefined ? undefined : lines.get(key)
    if (key !== undefined && earlier !== undefined) {
      const message = `${key}: stands twice, here and on line ${earlier}. Delete one of the two`
      diagnostics.push({ file, line: firstLine, column: 1, message })
    } else if (key !== undefined) {
      lines.set(key, firstLine)
    }
    diagnostics.push(...problems)
    if (problems.length > 0) {
      // What was misspelt is there as well, and so is what an open quote has swallowed.
      if (key !== undefined) broken.add(names.includes(key) ? key : (suggest(key, names) ?? key))
      for (const line of own) broken.add(/^\s*(\w+)[\s:=：]/.exec(line)?.[1] ?? '')
    } else if (isMapping && earlier === undefined) {
      Object.assign(value, part.document.toJS())
      parsed.push(part)
    }
  }
  return { value, broken, diagnostics, ...placesIn(parsed) }
}

function parse(yaml: string, firstLine: number): Parsed {
  const lineCounter = new LineCounter()
  return { document: parseDocument(yaml, { lineCounter, prettyErrors: false }), lineCounter, firstLine }
}

function hasProblems(document: Document): boolean {
  return document.errors.length > 0 || document.warnings.length > 0 || findReference(document) !== undefined
}

/** Where the YAML names one of its values, or refers to one: a few lines of these can stand for gigabytes. */
function findReference(document: Document): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias(_, node) {
      offset = node.range?.[0] ?? 0
      return visit.BREAK
    },
    Value(_, node) {
      if (node.anchor === undefined) return undefined
      offset = node.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return offset
}

/** What to do about what YAML's parser reports, by its code: https://eemeli.org/yaml/#errors */
const PROBLEMS: Readonly<Record<string, string>> = {
  BAD_INDENT: 'the lines are not indented alike. Indent what belongs together by the same number of spaces',
  BLOCK_AS_IMPLICIT_KEY: 'the lines are not indented alike. Indent what belongs together by the same number of spaces',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing after the key. Write key: value',
  BAD_SCALAR_START: "the text begins with a sign of YAML's. Put it between quotes",
  MISSING_CHAR: 'a quote or a bracket is opened and never closed. Close it',
  DUPLICATE_KEY: 'a key stands twice. Delete one of the two',
  TAG_RESOLVE_FAILED: 'a word that begins with ! is a type to YAML, and content has none. Put the text between quotes',
  KEY_OVER_1024_CHARS: 'a key is longer than any. Write key: value',
}

/** Of one key, the first problem: what follows comes of it. */
function describeProblem({ document, lineCounter, firstLine }: Parsed, file: string): Diagnostic {
  const reference = findReference(document)
  const [problem] = [...document.errors, ...document.warnings]
  const { line, col } = lineCounter.linePos(problem?.pos[0] ?? reference ?? 0)
  const place = { file, line: line + firstLine - 1, column: col }
  if (problem === undefined) {
    return reference === undefined
      ? { ...place, message: 'no key stands here. Write key: value' }
      : { ...place, message: 'an alias (*) of another value, which is not read here. Write the value itself' }
  }
  const usual = `the frontmatter is not valid YAML: ${problem.message.trim().replace(/\.$/, '')}. Put texts that hold ": ", "#" or quotes between quotes, and indent lists by two spaces`
  return { ...place, message: PROBLEMS[problem.code] ?? usual }
}

interface KeyLines {
  readonly key: string | undefined
  readonly firstLine: number
  readonly lines: readonly string[]
}

/** The lines of each key of the first level; those before the first of them, too, where there are any. */
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
  const spanOf = (path: readonly PropertyKey[], wanted: 'key' | 'value', isWhole: boolean) => {
    for (const { document, lineCounter, firstLine } of parsed) {
      const found = findRange(document, path, wanted)
      if (!found || (isWhole && !found.isWhole)) continue
      const [from, to] = found.range.map((offset) => {
        const { line, col } = lineCounter.linePos(offset)
        return { line: line + firstLine - 1, column: col }
      })
      if (from && to) return { from, to }
    }
    return undefined
  }
  return {
    locate: (path, wanted = 'value') => spanOf(path, wanted, false)?.from ?? START_OF_FILE,
    spanOf: (path, wanted = 'value') => spanOf(path, wanted, true),
  }
}

/** The deepest part of the path that exists: a missing key is shown where it should have been. */
function findRange(
  document: Document,
  path: readonly PropertyKey[],
  wanted: 'key' | 'value',
): { range: readonly [number, number]; isWhole: boolean } | undefined {
  let node: unknown = document.contents
  let range: readonly [number, number] | undefined
  let depth = 0
  for (const part of path) {
    let place: unknown
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part)
      if (!pair) break
      place = wanted === 'key' || !isNode(pair.value) ? pair.key : pair.value
      node = pair.value
    } else {
      const item = isSeq(node) && typeof part === 'number' ? node.items[part] : undefined
      if (!isNode(item)) break
      place = item
      node = item
    }
    if (isNode(place) && place.range) range = [place.range[0], place.range[1]]
    depth += 1
  }
  return range && { range, isWhole: depth === path.length }
}
