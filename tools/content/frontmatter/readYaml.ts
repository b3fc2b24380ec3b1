import { type Document, isAlias, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { diagnose, type Diagnostic, type Place, type Position, shorten, type Span, withText } from '../diagnostics.ts'
import type { RuleName } from '../messages/catalogue.ts'

/** Returns the place of the value (or the key) at a path of the front matter. */
export type Locate = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => Required<Place>

/** Returns the span of the value (or the key) at a path, or undefined if there is none. */
export type SpanOf = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => Span | undefined

/** The result of parsing front matter, which may be partial. */
export interface ReadYaml {
  /** The values of the keys that could be read, or any other value if the YAML is not a mapping. */
  readonly value: unknown
  /** Keys that exist but could not be read. */
  readonly broken: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
  readonly locate: Locate
  readonly spanOf: SpanOf
}

/** The line of the file on which front matter begins. */
const FIRST_LINE = 2

/**
 * Parses the YAML of front matter; if it has errors, key by key, so that one mistake does not hide another.
 *
 * @param yaml the text between the two `---` lines
 * @param file its path, for messages
 * @param listNames returns the names of all known keys, at any depth
 */
export function readYaml(yaml: string, file: string, listNames: () => readonly string[]): ReadYaml {
  const whole = parse(yaml)
  const isNoGroup = whole.document.errors.length === 0 && !isMap(whole.document.contents)
  if (!whole.problem || isNoGroup) return read(whole, file, yaml)
  const names = listNames()
  const diagnostics: Diagnostic[] = []
  const broken = new Set<string>()
  const readable = splitByKeys(yaml).flatMap(({ lines, firstLine }) => {
    const mistake = findMistake(lines, file, firstLine, names)
    if (!mistake) return lines
    diagnostics.push(mistake)
    // Keys inside an unclosed quote are not missing, either.
    for (const line of lines) broken.add(/^\s*["']?(\w+)["']?[\s:=：]/.exec(line)?.[1] ?? '')
    return lines.map(() => '')
  })
  const parsed = parse(readable.join('\n'))
  if (parsed.problem) {
    // Keys may be valid one by one but not together.
    const problem = diagnose(parsed.problem.rule, { file, ...parsed.problem })
    return { ...read(parse(''), file, ''), broken: new Set(names), diagnostics: [problem] }
  }
  const rest = read(parsed, file, readable.join('\n'))
  return { ...rest, broken: new Set([...rest.broken, ...broken]), diagnostics: [...diagnostics, ...rest.diagnostics] }
}

type YamlRule = Extract<RuleName, `yaml-${string}`>

/** The rule for each of the parser's errors that writers meet: https://eemeli.org/yaml/#errors */
const RULES: Readonly<Record<string, YamlRule>> = {
  BAD_INDENT: 'yaml-uneven',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-uneven',
  TAB_AS_INDENT: 'yaml-uneven',
  MULTILINE_IMPLICIT_KEY: 'yaml-colon',
  MISSING_CHAR: 'yaml-open',
}

type ParsedYaml = ReturnType<typeof parse>

/** Parses YAML, and finds its first problem, of which others may be consequences. */
function parse(yaml: string) {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: line + FIRST_LINE - 1, column: col }
  }
  const error = [...document.errors, ...document.warnings].find(({ code }) => code !== 'DUPLICATE_KEY')
  const isEmpty = yaml.split('\n').every((line) => /^\s*(?:#.*)?$/.test(line))
  let problem = error && { rule: ruleOf(error), ...positionAt(error.pos[0]) }
  visit(document, {
    Node: (_, node) => {
      // A few lines of anchors and aliases can expand to gigabytes.
      const isReference = isAlias(node) || node.anchor !== undefined
      if (isReference) problem ??= { rule: 'yaml-wrong', ...positionAt(node.range?.[0] ?? 0) }
    },
  })
  if (!isEmpty && !isMap(document.contents)) problem ??= { rule: 'yaml-colon', ...positionAt(0) }
  return { document, positionAt, problem }
}

function ruleOf({ code, message }: Document['errors'][number] | Document['warnings'][number]): YamlRule {
  // The same codes cover unclosed brackets and lines without a key.
  if (message.startsWith('Flow ')) return 'yaml-open'
  return message.startsWith('Implicit ') ? 'yaml-colon' : (RULES[code] ?? 'yaml-wrong')
}

/** Returns the lines of each top-level key. */
function splitByKeys(yaml: string): Array<{ readonly lines: string[]; readonly firstLine: number }> {
  const parts: Array<{ readonly lines: string[]; readonly firstLine: number }> = []
  for (const [index, line] of yaml.split('\n').entries()) {
    const last = parts.at(-1)
    const isKey = /^(["']?)[A-Za-z_][\w-]*\1\s*[:=：]/.test(line) && !/^https?:/.test(line)
    if (last && !isKey) last.lines.push(line)
    else parts.push({ lines: [line], firstLine: index + FIRST_LINE })
  }
  return parts
}

/** How many lines away from the parser's error the mistake may be. */
const LINES_AROUND = 3

/** With more errors, no correction of one line is right; trying takes seconds. */
const MAX_ERRORS = 100

/** Finds the first mistake in the lines of a key, and tries the usual corrections. */
function findMistake(
  lines: readonly string[],
  file: string,
  firstLine: number,
  names: readonly string[],
): Diagnostic | undefined {
  const { problem, document } = parse(lines.join('\n'))
  if (!problem) return undefined
  // Unindented text after an empty line: the closing --- is missing above it.
  const textOfBody = lines.findIndex(
    (line, index) => lines[index - 1]?.trim() === '' && /^(?!- |-$|#|[A-Za-z]\w*\s*[:=：])\S/.test(line),
  )
  if (textOfBody >= 0) return diagnose('frontmatter-end', { file, line: firstLine + textOfBody })
  const wrong = Math.min(problem.line - FIRST_LINE, lines.length - 1)
  const asItIs = diagnose(problem.rule, { file, line: firstLine + wrong, column: problem.column })
  if (document.errors.length > MAX_ERRORS) return asItIs
  const distance = (index: number) => Math.abs(index - wrong)
  const near = [...lines.keys()].filter((index) => distance(index) <= LINES_AROUND)
  for (const index of near.toSorted((a, b) => distance(a) - distance(b))) {
    const line = lines[index] ?? ''
    const isRight = (text: string) => text !== line && !parse(lines.toSpliced(index, 1, text).join('\n')).problem
    const repaired = repairsOf(line, names).find(isRight)
    if (repaired !== undefined) return replaceLine(file, firstLine + index, line, repaired)
  }
  return asItIs
}

/** The indentation, list hyphens and key of a line, then its value. */
const LINE = /^(\s*(?:-\s+)*(?:["']?[A-Za-z_][\w-]*["']?\s*:[ \t]+)?)(.*?)\s*$/

/** Returns the possible corrections of a line, likeliest first. */
function repairsOf(line: string, names: readonly string[]): string[] {
  const [indent = ''] = /^\s*/.exec(line) ?? []
  const known = names.join('|')
  const [, prefix = '', value = ''] = LINE.exec(line) ?? []
  const isOpen = /^[[{]/.test(value) && !/[\]}]/.test(value)
  return [
    indent.replaceAll('\t', '  ').replaceAll(/[^ ]/g, ' ') + line.slice(indent.length),
    line.replace(/^(\s+)[*•·‣–—](?=\s)/, '$1-'),
    line.replace(new RegExp(`^(\\s*(?:-\\s+)?)(${known})(?:\\s*[:=：]\\s*|\\s+)`), '$1$2: '),
    line.replace(new RegExp(`^\\s+(?=(?:${known}):)`), ''),
    value === '' || isOpen ? line : prefix + inQuotes(withoutQuotes(value)),
    indent === '' && !/^[A-Za-z]\w*\s*:(?:\s|$)/.test(line) ? `  ${line}` : line,
  ]
}

function withoutQuotes(value: string): string {
  const [, quote, inner = ''] = /^(["'])(.*)$/.exec(value) ?? []
  if (quote === undefined) return value.replace(/^[“”„«‘’›»]\s*(.*?)\s*[“”«»‹›‘’]$/, '$1')
  const text = inner.endsWith(quote) ? inner.slice(0, -1) : inner
  // Two quotations in one text are not quotes around it, nor is an opening quote that closes inside.
  const isNone = /^[^"]*"\s.*\s"[^"]*$/.test(text) || (text === inner && inner.includes(quote))
  return isNone ? value : text.replaceAll(quote === "'" ? "''" : '\\"', quote)
}

/** Returns a text in single quotes, where only `'` is special in YAML. */
function inQuotes(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function replaceLine(file: string, line: number, written: string, text: string): Diagnostic {
  const different = [...text].findIndex((character, index) => character !== written[index])
  const at = { file, line, column: (different < 0 ? text.length : different) + 1 }
  const isIndentation = text.trimStart() === written.trimStart()
  const diagnostic = isIndentation
    ? diagnose('yaml-indent', at, { count: text.length - text.trimStart().length })
    : diagnose('yaml-line', at, { write: shorten(text) })
  return withText(diagnostic, { from: { line, column: 1 }, to: { line, column: written.length + 1 } }, text)
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
    locate: (path, wanted = 'value') => {
      const [start] = findRange(document, path, wanted)?.range ?? []
      return { file, ...(start === undefined ? { line: 1, column: 1 } : positionAt(start)) }
    },
    spanOf: (path, wanted = 'value') => {
      const { depth, range: [start, end] = [0, 0] } = findRange(document, path, wanted) ?? {}
      return depth === path.length ? { from: positionAt(start), to: positionAt(end) } : undefined
    },
  }
}

/** Values that a comment may follow; a to-do reminder may follow any value. */
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
      const written = lines[line - FIRST_LINE] ?? ''
      const [, prefix = '', value = ''] = LINE.exec(written) ?? []
      found.push({ key: String(key), diagnostic: replaceLine(file, line, written, prefix + inQuotes(value)) })
    },
  })
  return found
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
