import { type Diagnostic, formatDiagnostics, isError, sortDiagnostics } from '../content/diagnostics.ts'

/**
 * Returns the diagnostics of a check as text, preceded for GitHub by annotations for the lines of a pull request.
 *
 * @returns undefined if there are no diagnostics
 */
export function writeReport(diagnostics: readonly Diagnostic[], isForGitHub: boolean): string | undefined {
  if (diagnostics.length === 0) return undefined
  const annotations = isForGitHub ? sortDiagnostics(diagnostics).map(writeAnnotation) : []
  return [...annotations, formatDiagnostics(diagnostics)].join('\n')
}

/** @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message */
function writeAnnotation(diagnostic: Diagnostic): string {
  const { file, line, column, message } = diagnostic
  const kind = isError(diagnostic) ? 'error' : 'warning'
  return `::${kind} file=${escapeProperty(file)},line=${line},col=${column}::${escapeData(message)}`
}

/** Escapes as https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts does. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
