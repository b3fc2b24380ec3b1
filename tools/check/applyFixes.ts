import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../content/diagnostics.ts'

/**
 * Writes the files that diagnostics have a fix for.
 *
 * @param root the project's root
 * @returns the files
 */
export function applyFixes(root: string, diagnostics: readonly Diagnostic[]): readonly string[] {
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined)
  for (const { file, fix = '' } of fixable) writeFileSync(join(root, file), fix)
  return fixable.map(({ file }) => file)
}
