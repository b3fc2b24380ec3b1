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

type YamlRule = 'yaml-indent-uneven' | 'yaml-colon' | 'yaml-open' | 'yaml-wrong'

/** A rule for each of the parser's codes that writers meet: https://eemeli.org/yaml/#errors */
const RULES: Readonly<Record<string, YamlRule>> = {
  BAD_INDENT: 'yaml-indent-uneven',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-indent-uneven',
  TAB_AS_INDENT: 'yaml-indent-uneven',
  MULTILINE_IMPLICIT_KEY: 'yaml-colon',
  MISSING_CHAR: 'yaml-open',
}

/** The first problem of a document: what follows comes of it. */
export function problemOf(document: Document): { readonly offset: number; readonly rule: YamlRule } | undefined {
  const [problem] = [...document.errors, ...document.warnings]
  if (problem) {
    const { code, message, pos } = problem
    // The same codes stand for brackets that are left open, and for lines that are no key.
    if (message.startsWith('Flow ')) return { offset: pos[0], rule: 'yaml-open' }
    if (message.startsWith('Implicit ')) return { offset: pos[0], rule: 'yaml-colon' }
    return { offset: pos[0], rule: RULES[code] ?? 'yaml-wrong' }
  }
  // A few lines of names and references can stand for gigabytes.
  let offset: number | undefined
  const find = (_: unknown, node: { readonly range?: readonly number[] | null | undefined }) => {
    offset = node.range?.[0] ?? 0
    return visit.BREAK
  }
  visit(document, { Alias: find, Value: (key, node) => (node.anchor === undefined ? undefined : find(key, node)) })
  return offset === undefined ? undefined : { offset, rule: 'yaml-wrong' }
}

/** Where the parser gives up on lines of one key, from 0; undefined where it does not. */
export function firstWrongLine(lines: readonly string[]): number | undefined {
  const { document, lineCounter } = parse(lines.join('\n'), 0)
  const problem = problemOf(document)
  if (problem) return lineCounter.linePos(problem.offset).line - 1
  return isMap(document.contents) || lines.every(isBlank) ? undefined : 0
}
