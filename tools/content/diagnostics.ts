import {
  languageOfWriter,
  type MessageName,
  messageOf,
  type RuleName,
  textOf,
  type Values,
  type WriterLanguage,
} from './messages/catalogue.ts'
import { suggest } from './suggest.ts'

/** A place in a file. */
export interface Position {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number
}

/** A range of a file as readSource() reads it, by offsets. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A problem in the content, described so that a writer can fix it without help. */
export interface Diagnostic extends Position {
  /** Path from the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  /** The rule that found it; absent in what a review keeps of it. */
  readonly rule?: RuleName
  /** The problem, then what to write instead. */
  readonly message: string
  /** A warning does not stop the build; anything else is an error. */
  readonly severity?: 'warning'
  /** The whole file as it should be, if that takes no decision of the writer; `npm run check -- --fix` writes it. */
  readonly fix?: string
}

/** Returns whether a diagnostic is an error, which stops the build. */
export function isError({ severity }: Diagnostic): boolean {
  return severity !== 'warning'
}

/** Formats a diagnostic as one line for people and editors: `file:line:column  message`. */
export function formatDiagnostic({ file, line, column, message, severity }: Diagnostic): string {
  const shown = severity === 'warning' ? textOf('report.asWarning', languageOfWriter(file), { message }) : message
  return `${file}:${line}:${column}  ${shown}`
}

/** Sorts diagnostics by file, line and column. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column)
}

/** Returns the diagnostics of a run in order, one per line, with their total at the end. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const found = countDiagnostics(diagnostics)
  const total = textOf('report.total', languageOfReport(diagnostics), { found })
  return [...sortDiagnostics(diagnostics).map(formatDiagnostic), total].join('\n')
}

/** Returns the language of a report: English if it only covers English files, otherwise French. */
export function languageOfReport(diagnostics: readonly Diagnostic[]): WriterLanguage {
  return diagnostics.some(({ file }) => languageOfWriter(file) === 'fr') ? 'fr' : 'en'
}

/** Returns `2 erreurs et 1 avertissement`, or the same in English. */
export function countDiagnostics(
  diagnostics: readonly Diagnostic[],
  language: WriterLanguage = languageOfReport(diagnostics),
): string {
  const errors = diagnostics.filter(isError).length
  const warnings = diagnostics.length - errors
  return new Intl.ListFormat(language).format([
    ...(errors > 0 || warnings === 0 ? [textOf('report.error', language, { count: errors })] : []),
    ...(warnings > 0 ? [textOf('report.warning', language, { count: warnings })] : []),
  ])
}

/** Thrown if errors in the content stop a command; its message lists all of them. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics))
  }
}

/** A place in a file, or the file as a whole. */
export interface Place extends Partial<Position> {
  /** Path from the project's root. */
  readonly file: string
}

/** Returns an error, in the language of the file's writer. */
export function diagnose(name: MessageName, { file, line = 1, column = 1 }: Place, values?: Values): Diagnostic {
  // The name of a message begins with that of its rule.
  return { file, line, column, rule: name.split('_')[0] as RuleName, message: messageOf(name, file, values) }
}

/** Returns a warning, in the language of the file's writer. */
export function warn(name: MessageName, place: Place, values?: Values): Diagnostic {
  return { ...diagnose(name, place, values), severity: 'warning' }
}

/** The longest list of names that a message may hold. */
const LONGEST_LIST = 16

/** Returns advice on an unknown name: the closest known name, or all known names if they are few. */
export function adviseOn(unknown: string, known: readonly string[], file: string): string {
  const language = languageOfWriter(file)
  const closest = suggest(unknown, known)
  if (closest !== undefined) return textOf('advice.closest', language, { name: closest })
  if (known.length === 0 || known.length > LONGEST_LIST) return textOf('advice.none', language)
  return textOf('advice.choices', language, { names: known.toSorted().join(', ') })
}

/** Returns a text on one line of at most 40 characters, to quote it in a message. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
