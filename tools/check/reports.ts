import { type Diagnostic, formatDiagnostics, isError, sortDiagnostics } from '../content/diagnostics.ts'

/** How the diagnostics of a check are written down: for people, for programs, for pull requests on GitHub. */
export type ReportFormat = 'text' | 'json' | 'github'

/** @returns undefined where there is nothing to say */
export function writeReport(diagnostics: readonly Diagnostic[], format: ReportFormat): string | undefined {
  if (format === 'json') return writeJson(diagnostics)
  if (diagnostics.length === 0) return undefined
  const text = formatDiagnostics(diagnostics)
  return format === 'github' ? [...sortDiagnostics(diagnostics).map(writeAnnotation), text].join('\n') : text
}

function writeJson(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length
  const listed = sortDiagnostics(diagnostics).map(({ severity = 'error', fix, ...diagnostic }) => ({
    ...diagnostic,
    severity,
    isFixable: fix !== undefined,
  }))
  return JSON.stringify({ errors, warnings: diagnostics.length - errors, diagnostics: listed }, undefined, 2)
}

/**
 * A remark beside the line of a pull request.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
function writeAnnotation(diagnostic: Diagnostic): string {
  const { file, line, column, message } = diagnostic
  const kind = isError(diagnostic) ? 'error' : 'warning'
  return `::${kind} file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(message)}`
}

/** As GitHub's own toolkit does: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
