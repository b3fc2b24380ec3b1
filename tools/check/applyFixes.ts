import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change, Diagnostic } from '../content/diagnostics.ts'
import { readSource } from '../content/readSource.ts'

/**
 * Applies the fixes of diagnostics; of those that overlap, only the last: the next check reports the others again if they
 * still apply.
 *
 * @param root the project's root
 * @returns how many fixes were applied, and the files that were changed
 */
export function applyFixes(root: string, diagnostics: readonly Diagnostic[]) {
  const fixes = new Map<string, Change[]>()
  for (const { file, fix } of diagnostics) if (fix) fixes.set(file, [...(fixes.get(file) ?? []), fix])
  let fixed = 0
  for (const [file, changes] of fixes) {
    const path = join(root, file)
    let source = readSource(path)
    let end = source.length
    // From the end, so that earlier offsets stay valid.
    for (const { from, to, text } of changes.toSorted((a, b) => b.from - a.from)) {
      if (to > end) continue
      source = source.slice(0, from) + text + source.slice(to)
      end = from
      fixed += 1
    }
    writeFileSync(path, source)
  }
  return { fixed, files: [...fixes.keys()] }
}
