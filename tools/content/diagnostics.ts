/** Something wrong in the content, said so that a writer can mend it without asking anybody. */
export interface Diagnostic {
  /** Path from the project's root: `content/fr/articles/x.mdx`. */
  readonly file: string
  /** Line, from 1. */
  readonly line: number
  /** Column, from 1. */
  readonly column: number
  /** What is wrong, then what to write instead. */
  readonly message: string
}

/** One line for people, editors and pull-request annotations: `file:line:column  message`. */
export function formatDiagnostic({ file, line, column, message }: Diagnostic): string {
  return `${file}:${line}:${column}  ${message}`
}

/** All diagnostics of a run in reading order, one per line, with their number at the end. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const sorted = diagnostics.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  )
  const count = diagnostics.length === 1 ? '1 error' : `${diagnostics.length} errors`
  return [...sorted.map(formatDiagnostic), `${count} in the content.`].join('\n')
}

/** Thrown by whatever cannot go on with wrong content; its message lists every diagnostic. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics))
  }
}
