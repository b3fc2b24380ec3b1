import { languageOfWriter, type RuleName, textOf, type WriterLanguage } from './messages/catalogue.ts'

/** A place in a file. */
export interface Position {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number
}

/** A piece of a file. */
export interface Span {
  readonly from: Position
  /** The first position after it. */
  readonly to: Position
}

/** One change of a fix. */
export type Change =
  | ({
      readonly kind: 'replace'
      /** Path from the project's root. */
      readonly file: string
      readonly text: string
    } & Span)
  | {
      readonly kind: 'move'
      /** The old and the new path from the project's root. */
      readonly file: string
      readonly to: string
    }

/** A problem in the content, described so that a writer can fix it without help. */
export interface Diagnostic extends Position {
  /** Path from the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  /** The rule that found it; absent if the message catalogue has no such rule. */
  readonly rule?: RuleName
  /** The problem, then what to write instead. */
  readonly message: string
  /** A warning does not stop the build; anything else is an error. */
  readonly severity?: 'warning'
  /** Changes that fix it without a decision of the writer; `npm run check:content -- --fix` applies them. */
  readonly fix?: readonly Change[]
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

/** The most diagnostics of a file in a report; the rest are only counted. */
const MAX_OF_A_FILE = 20

/** Returns the diagnostics of a run in order, one per line, at most 20 per file, with their total at the end. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const byFile = new Map<string, string[]>()
  for (const diagnostic of sortDiagnostics(diagnostics)) {
    byFile.set(diagnostic.file, [...(byFile.get(diagnostic.file) ?? []), formatDiagnostic(diagnostic)])
  }
  const lines = [...byFile].flatMap(([file, all]) => {
    const left = all.length - MAX_OF_A_FILE
    if (left <= 0) return all
    return [
      ...all.slice(0, MAX_OF_A_FILE),
      `${file}  ${textOf('report.more', languageOfWriter(file), { count: left })}`,
    ]
  })
  const found = countDiagnostics(diagnostics)
  return [...lines, textOf('report.total', languageOfReport(diagnostics), { found })].join('\n')
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
