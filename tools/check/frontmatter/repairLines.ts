import { isScalar, visit, type Document } from 'yaml'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { startsOfLines } from '../../content/locate.ts'
import { shorten } from '../../content/shorten.ts'
import { diagnose } from '../messages/diagnose.ts'
import { type Block, firstWrongLine } from './parseYaml.ts'

/** A line as it was probably meant. */
interface Repair {
  readonly rule:
    | 'yaml-indent'
    | 'yaml-bullet'
    | 'yaml-colon-write'
    | 'yaml-key-indented'
    | 'yaml-quotes'
    | 'yaml-continued'
  readonly write: string
}

/** Indentation, the hyphens of lists, a key, and what follows. */
const LINE = /^(\s*(?:-\s+)*(?:["']?[A-Za-z_][\w-]*["']?\s*:[ \t]+)?)(.*?)\s*$/
const MOST_REPAIRS = 20
/** Each repair parses the lines a few times: of more characters, the first mistake alone is told. */
const MANY_CHARACTERS = 3000
/** Lines above the one that the parser stumbles over, where the mistake may be. */
const LINES_ABOVE = 3

/**
 * Tries on lines that are no YAML what writers usually mean, until the parser gets on: each repair is told with what to
 * write, and is a fix.
 *
 * @returns the lines as repaired so far, too
 */
export function repairLines(block: Block): { diagnostics: Diagnostic[]; lines: readonly string[] } {
  const { file, firstLine, knownNames } = block
  const lines = [...block.lines]
  const diagnostics: Diagnostic[] = []
  const most = lines.join('\n').length > MANY_CHARACTERS ? 1 : MOST_REPAIRS
  for (let count = 0; count < most; count += 1) {
    const wrong = firstWrongLine(lines)
    if (wrong === undefined) break
    const loose = lines.findIndex((line, index) => isTextOfBody(line, lines[index - 1]))
    if (loose >= 0) {
      diagnostics.push(diagnose('frontmatter-end', { file, line: firstLine + loose, column: 1 }))
      break
    }
    const found = findRepair(lines, Math.min(wrong, lines.length - 1), knownNames)
    if (!found) break
    const was = lines[found.index] ?? ''
    const at = { file, line: firstLine + found.index, column: firstDifference(was, found.write) }
    lines[found.index] = found.write
    diagnostics.push({
      ...diagnose(found.rule, at, { write: shorten(found.write) }),
      fix: [replaceLine(file, at.line, was, found.write)],
    })
  }
  return { diagnostics, lines }
}

/** Text after an empty line, at the margin: the second --- is missing above it. */
function isTextOfBody(line: string, before: string | undefined): boolean {
  return before?.trim() === '' && /^(?!- |-$|#|[A-Za-z]\w*\s*[:=：])\S/.test(line)
}

/** What mends everything comes before what gets the parser on by some lines. */
function findRepair(
  lines: readonly string[],
  wrong: number,
  knownNames: ReadonlySet<string>,
): (Repair & { index: number }) | undefined {
  const above = Array.from({ length: LINES_ABOVE }, (_, index) => wrong - 1 - index)
  const near = [...new Set([wrong, wrong + 1, ...above, 0])].filter((index) => index in lines)
  const repairs = near.flatMap((index) =>
    repairsOf(lines[index] ?? '', knownNames)
      .filter(({ write }) => write !== lines[index])
      .map((repair) => ({ ...repair, index, next: firstWrongLine(lines.toSpliced(index, 1, repair.write)) })),
  )
  return (
    repairs.find(({ next }) => next === undefined) ?? repairs.find(({ next }) => next !== undefined && next > wrong)
  )
}

/** Every way in which a line may have been meant, likeliest first. */
function repairsOf(line: string, knownNames: ReadonlySet<string>): Repair[] {
  const [indent = ''] = /^\s*/.exec(line) ?? []
  const repairs: Repair[] = []
  if (/[^ ]/.test(indent)) {
    const spaces = indent.replace(/[^ ]/g, (sign) => (sign === '\t' ? '  ' : ' '))
    repairs.push({ rule: 'yaml-indent', write: spaces + line.slice(indent.length) })
  }
  if (/^\s+[*•·‣–—]\s/.test(line)) repairs.push({ rule: 'yaml-bullet', write: line.replace(/[*•·‣–—]/, '-') })
  const [, before = '', name = '', sign, rest = ''] =
    /^(\s*(?:-\s+)?)([A-Za-z]\w*)(\s*[:=：]|\s)\s*(.*)$/.exec(line) ?? []
  if (sign !== undefined && knownNames.has(name)) {
    repairs.push({ rule: 'yaml-colon-write', write: `${before}${name}: ${rest}` })
    if (sign === ':' && indent !== '') repairs.push({ rule: 'yaml-key-indented', write: line.trimStart() })
  }
  const [, prefix = '', value = ''] = LINE.exec(line) ?? []
  const isOpen = /^[[{]/.test(value) && !/[\]}]/.test(value)
  if (value !== '' && !isOpen) repairs.push({ rule: 'yaml-quotes', write: prefix + inQuotes(withoutQuotes(value)) })
  if (indent === '' && !/^[A-Za-z]\w*\s*:(?:\s|$)/.test(line))
    repairs.push({ rule: 'yaml-continued', write: `  ${line}` })
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
  if (only !== undefined) return only
  return value.replace(/^[“”„«‹‘’›»]\s*(.*?)\s*[“”«»‹›‘’]$/, '$1')
}

/** As YAML's plainest quotes hold it: nothing in it means anything but `'`. */
export function inQuotes(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** What may have a comment after it: nothing of a text is lost there. */
const COMMENTED = /^(?:\d{4}-\d\d-\d\d|\d+|true|false|["'[{].*["'\]}])\s+#/
const BLOCK_HEADER = /^[|>][+-]?\d?[+-]?(?:\s+#.*)?$/
const TO_DO_COMMENT = /\s#(?= \[(?:À faire|To do))/

/** Texts that YAML cuts off or takes for something else without saying so: comments, names, references, types. */
export function findLostTexts({ file, firstLine, lines }: Block, document: Document): Diagnostic[] {
  const inner = linesWithinTexts(lines, document)
  return lines.flatMap((line, index) => {
    const [, prefix = '', value = ''] = LINE.exec(line) ?? []
    if (inner.has(index) || /^\s*(?:#|$)/.test(line) || BLOCK_HEADER.test(value)) return []
    const isCut = !/^["']/.test(value) && /\s#/.test(` ${value.replace(TO_DO_COMMENT, '')}`) && !COMMENTED.test(value)
    if (!isCut && !/^[&*!](?!\s)/.test(value)) return []
    const at = { file, line: firstLine + index, column: prefix.length + 1 }
    const write = prefix + inQuotes(value)
    return { ...diagnose('yaml-quotes', at, { write: shorten(write) }), fix: [replaceLine(file, at.line, line, write)] }
  })
}

/** The lines that a text in quotes, after | or after > goes on over. */
function linesWithinTexts(lines: readonly string[], document: Document): ReadonlySet<number> {
  const starts = startsOfLines(lines.join('\n'))
  const within = new Set<number>()
  visit(document, {
    Scalar(_, node) {
      const { range } = node
      if (!range || !isScalar(node) || node.type === 'PLAIN') return
      starts.forEach((start, index) => {
        if (start > range[0] && start < range[1]) within.add(index)
      })
    },
  })
  return within
}

function firstDifference(was: string, write: string): number {
  let index = 0
  while (index < was.length && was[index] === write[index]) index += 1
  return index + 1
}

function replaceLine(file: string, line: number, was: string, text: string) {
  return { kind: 'replace', file, from: { line, column: 1 }, to: { line, column: was.length + 1 }, text } as const
}
