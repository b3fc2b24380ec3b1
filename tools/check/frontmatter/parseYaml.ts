import { isMap, LineCounter, parseDocument, visit, type Document } from 'yaml'

/** YAML that was parsed by itself: all of it, or one key of the first level. */
export interface Parsed {
  readonly document: Document
  readonly lineCounter: LineCounter
  /** Line of the file that it begins on, from 1. */
  readonly firstLine: number
}

/** The lines of one key of the first level. */
export interface Block {
  readonly file: string
  readonly firstLine: number
  readonly lines: readonly string[]
  /** Names of keys, at whatever depth. */
  readonly knownNames: ReadonlySet<string>
}

/** Whether a line holds nothing but a comment. */
export function isBlank(line: string): boolean {
  return /^\s*(?:#.*)?$/.test(line)
}

/** Parses lines of YAML that begin on a line of the file. */
export function parse(yaml: string, firstLine: number): Parsed {
  const lineCounter = new LineCounter()
  return { document: parseDocument(yaml, { lineCounter, prettyErrors: false }), lineCounter, firstLine }
}

/** A rule for each of the parser's codes that writers meet: https://eemeli.org/yaml/#errors */
const RULES: Readonly<Record<string, 'yaml-indent-uneven' | 'yaml-colon' | 'yaml-open' | 'yaml-sign' | 'yaml-alias'>> =
  {
    BAD_INDENT: 'yaml-indent-uneven',
    BLOCK_AS_IMPLICIT_KEY: 'yaml-indent-uneven',
    TAB_AS_INDENT: 'yaml-indent-uneven',
    MULTILINE_IMPLICIT_KEY: 'yaml-colon',
    MISSING_CHAR: 'yaml-open',
    BAD_SCALAR_START: 'yaml-sign',
    TAG_RESOLVE_FAILED: 'yaml-sign',
    BAD_ALIAS: 'yaml-alias',
  }

/** The first problem of a document: what follows comes of it. */
export function problemOf(
  document: Document,
): { readonly offset: number; readonly rule: (typeof RULES)[string] | 'yaml-wrong' } | undefined {
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) {
    const isOpen = problem.message.startsWith('Flow ')
    return { offset: problem.pos[0], rule: isOpen ? 'yaml-open' : (RULES[problem.code] ?? 'yaml-wrong') }
  }
  // A few lines of names and references can stand for gigabytes.
  let offset: number | undefined
  const find = (_: unknown, node: { readonly range?: readonly number[] | null | undefined }) => {
    offset = node.range?.[0] ?? 0
    return visit.BREAK
  }
  visit(document, { Alias: find, Value: (key, node) => (node.anchor === undefined ? undefined : find(key, node)) })
  return offset === undefined ? undefined : { offset, rule: 'yaml-alias' }
}

/** Where the parser gives up on lines of one key, from 0; undefined where it does not. */
export function firstWrongLine(lines: readonly string[]): number | undefined {
  const { document, lineCounter } = parse(lines.join('\n'), 0)
  const problem = problemOf(document)
  if (problem) return lineCounter.linePos(problem.offset).line - 1
  return isMap(document.contents) || lines.every(isBlank) ? undefined : 0
}
