import { type Diagnostic, isError, sortDiagnostics } from '../content/diagnostics.ts'
import { locales } from '../../renderer/languages.ts'
import type { ChangedFile } from './changedFiles.ts'
import type { Review, ReviewedDocument } from './review.ts'

/**
 * What is wrong with what a branch changes: with every version of its documents, since a change of one makes the other
 * stale; and all errors, wherever they are, since nothing can be built with them.
 */
export function collectFlaws(
  diagnostics: readonly Diagnostic[],
  documents: readonly ReviewedDocument[],
  changes: readonly ChangedFile[],
): Review['flaws'] {
  const concerned = new Set([
    ...changes.map(({ file }) => file),
    ...documents.flatMap(({ versions }) => locales.map((locale) => versions[locale].file)),
  ])
  return sortDiagnostics(diagnostics.filter((diagnostic) => isError(diagnostic) || concerned.has(diagnostic.file))).map(
    ({ file, line, column, message, severity }) => ({ file, line, column, message, ...(severity && { severity }) }),
  )
}
