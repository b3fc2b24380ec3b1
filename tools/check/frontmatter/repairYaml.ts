import { type Document, isAlias, isMap, LineCounter, parseDocument, visit } from 'yaml'
import type { Diagnostic, Position } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'
import { suggest } from '../../content/suggest.ts'
import { diagnose, withText } from '../diagnose.ts'
import type { RuleName } from '../messages/catalogue.ts'

type YamlRule = 'yaml-indent-uneven' | 'yaml-colon' | 'yaml-open' | 'yaml-wrong'

/** The rule for each of the parser's errors that writers meet: https://eemeli.org/yaml/#errors */
const RULES: Readonly<Record<string, YamlRule>> = {
  BAD_INDENT: 'yaml-indent-uneven',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-indent-uneven',
  TAB_AS_INDENT: 'yaml-indent-uneven',
  MULTILINE_IMPLICIT_KEY: 'yaml-colon',
  MISSING_CHAR: 'yaml-open',
}

/** Parsed YAML with its first problem, of which others may be consequences. */
export interface ParsedYaml {
  readonly document: Document
  readonly problem: (Position & { readonly rule: YamlRule }) | undefined
  readonly positionAt: (offset: number) => Position
}

/**
 * Parses YAML.
 *
 * @param firstLine the line of the file that it begins on
 */
export function parseYaml(yaml: string, firstLine: number): ParsedYaml {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  const at = (offset: number, rule: YamlRule) => ({ ...positionAt(offset), rule })
  const findProblem = () => {
    const error = [...document.errors, ...document.warnings].find(({ code }) => code !== 'DUPLICATE_KEY')
    if (error) return at(error.pos[0], ruleOf(error))
    const reference = findReference(document)
    if (reference !== undefined) return at(reference, 'yaml-wrong')
    const isEmpty = yaml.split('\n').every((line) => /^\s*(?:#.*)?$/.test(line))
    return isEmpty || isMap(document.contents) ? undefined : at(0, 'yaml-colon')
  }
  return { document, positionAt, problem: findProblem() }
}

function ruleOf({ code, message }: Document['errors'][number] | Document['warnings'][number]): YamlRule {
  // The same codes stand for brackets that are left open, and for lines that are no key.
  if (message.startsWith('Flow ')) return 'yaml-open'
  if (message.startsWith('Implicit ')) return 'yaml-colon'
  return RULES[code] ?? 'yaml-wrong'
}

/** Returns where a name or a reference stands: a few lines of them can stand for gigabytes. */
function findReference(document: Document): number | undefined {
  let offset: number | undefined
  visit(document, {
    Node: (_, node) => {
      const isNamed = isAlias(node) || node.anchor !== undefined
      if (isNamed) offset ??= node.range?.[0] ?? 0
    },
  })
  return offset
}

/** YAML without the keys that can't be read. */
export interface RepairedYaml {
  /** Empty lines stand for what can't be read. */
  readonly yaml: string
  /** The keys that can't be read. */
  readonly unread: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Looks for mistakes key by key, so that one hides no other. What was probably meant is the fix of a diagnostic.
 *
 * @param names of all keys that there may be, at whatever depth
 */
export function repairYaml(yaml: string, file: string, names: readonly string[]): RepairedYaml {
  const diagnostics: Diagnostic[] = []
  const unread: string[] = []
  let firstLine = 2
  const readable = splitByKeys(yaml).flatMap((lines) => {
    const mistake = findMistake(lines, { file, firstLine }, new Set(names))
    firstLine += lines.length
    if (!mistake) return lines
    diagnostics.push(mistake)
    // Keys swallowed by an open quote are present, and so is a misspelt key.
    for (const line of lines) {
      const [, key] = /^\s*["']?(\w+)["']?[\s:=：]/.exec(line) ?? []
      if (key !== undefined) unread.push(key, suggest(key, names) ?? key)
    }
    return lines.map(() => '')
  })
  return { yaml: readable.join('\n'), unread, diagnostics }
}

/** Returns the lines of each key of the first level. */
function splitByKeys(yaml: string): string[][] {
  const parts: string[][] = []
  for (const line of yaml.split('\n')) {
    const last = parts.at(-1)
    const isKey = /^(["']?)[A-Za-z_][\w-]*\1\s*[:=：]/.test(line) && !/^https?:/.test(line)
    if (last && !isKey) last.push(line)
    else parts.push([line])
  }
  return parts
}

/** Lines above the one that the parser stumbles over, where the mistake may be. */
const LINES_ABOVE = 3

/** Finds the first mistake in the lines of a key, and tries what writers usually mean. */
function findMistake(
  lines: readonly string[],
  { file, firstLine }: { readonly file: string; readonly firstLine: number },
  names: ReadonlySet<string>,
): Diagnostic | undefined {
  const { problem } = parseYaml(lines.join('\n'), 0)
  if (!problem) return undefined
  // Text after an empty line, at the margin: the second --- is missing above it.
  const textOfBody = lines.findIndex(
    (line, index) => lines[index - 1]?.trim() === '' && /^(?!- |-$|#|[A-Za-z]\w*\s*[:=：])\S/.test(line),
  )
  if (textOfBody >= 0) return diagnose('frontmatter-end', { file, line: firstLine + textOfBody })
  const wrong = Math.min(problem.line, lines.length - 1)
  const near = [...lines.keys()].filter((index) => index >= wrong - LINES_ABOVE && index <= wrong + 1)
  for (const index of near.toSorted((a, b) => Math.abs(a - wrong) - Math.abs(b - wrong))) {
    const line = lines[index] ?? ''
    const repair = repairsOf(line, names).find(
      ({ write }) => write !== line && !parseYaml(lines.toSpliced(index, 1, write).join('\n'), 0).problem,
    )
    if (repair) return replaceLine(repair.rule, { file, line: firstLine + index }, line, repair.write)
  }
  return diagnose(problem.rule, { file, line: firstLine + wrong, column: problem.column })
}

/** A line as it was probably meant. */
interface Repair {
  readonly rule: Extract<RuleName, `yaml-${string}`>
  readonly write: string
}

/** Indentation, the hyphens of lists, a key; then the value. */
const LINE = /^(\s*(?:-\s+)*(?:["']?[A-Za-z_][\w-]*["']?\s*:[ \t]+)?)(.*?)\s*$/

/** Returns every way in which a line may have been meant, likeliest first. */
function repairsOf(line: string, names: ReadonlySet<string>): Repair[] {
  const [indent = ''] = /^\s*/.exec(line) ?? []
  const repairs: Repair[] = []
  if (/[^ ]/.test(indent)) {
    const spaces = indent.replace(/[^ ]/g, (sign) => (sign === '\t' ? '  ' : ' '))
    repairs.push({ rule: 'yaml-indent', write: spaces + line.slice(indent.length) })
  }
  if (/^\s+[*•·‣–—]\s/.test(line)) repairs.push({ rule: 'yaml-bullet', write: line.replace(/[*•·‣–—]/, '-') })
  const [, before = '', name = '', sign, rest = ''] =
    /^(\s*(?:-\s+)?)([A-Za-z]\w*)(\s*[:=：]|\s)\s*(.*)$/.exec(line) ?? []
  if (sign !== undefined && names.has(name)) {
    repairs.push({ rule: 'yaml-colon-write', write: `${before}${name}: ${rest}` })
    if (sign === ':' && indent !== '') repairs.push({ rule: 'yaml-key-indented', write: line.trimStart() })
  }
  const [, prefix = '', value = ''] = LINE.exec(line) ?? []
  const isOpen = /^[[{]/.test(value) && !/[\]}]/.test(value)
  if (value !== '' && !isOpen) repairs.push({ rule: 'yaml-quotes', write: prefix + inQuotes(withoutQuotes(value)) })
  if (indent === '' && !/^[A-Za-z]\w*\s*:(?:\s|$)/.test(line)) {
    repairs.push({ rule: 'yaml-continued', write: `  ${line}` })
  }
  return repairs
}

function withoutQuotes(value: string): string {
  const [, straight, inner] = /^(["'])(.*)\1$/.exec(value) ?? []
  if (inner !== undefined) {
    // Two quotations in one text are no quotes around it.
    const isWhole = straight === "'" || !/^[^"]*"\s.*\s"[^"]*$/.test(inner)
    if (isWhole) return straight === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"')
  }
  const [, only] = /^["']([^"']*(?:\p{L}'\p{L}[^"']*)*)$/u.exec(value) ?? []
  return only ?? value.replace(/^[“”„«‹‘’›»]\s*(.*?)\s*[“”«»‹›‘’]$/, '$1')
}

/** Returns a text in YAML's plainest quotes, in which nothing means anything but `'`. */
function inQuotes(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Returns the diagnostic of a line whose value has to stand between quotes. */
export function diagnoseUnquoted(at: { readonly file: string; readonly line: number }, written: string): Diagnostic {
  const [, prefix = '', value = ''] = LINE.exec(written) ?? []
  return replaceLine('yaml-quotes', at, written, prefix + inQuotes(value))
}

function replaceLine(
  rule: Repair['rule'],
  { file, line }: { readonly file: string; readonly line: number },
  written: string,
  text: string,
): Diagnostic {
  const different = [...text].findIndex((character, index) => character !== written[index])
  const column = (different < 0 ? text.length : different) + 1
  const span = { from: { line, column: 1 }, to: { line, column: written.length + 1 } }
  return withText(diagnose(rule, { file, line, column }, { write: shorten(text) }), span, text)
}
