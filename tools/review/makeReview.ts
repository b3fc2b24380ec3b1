import { runGit } from '../check/git.ts'
import { allRules } from '../check/rules.ts'
import { isError, sortDiagnostics } from '../content/diagnostics.ts'
import { openContent } from '../content/openContent.ts'
import { findBase, listChangedFiles } from './branch.ts'
import { compareTexts, listOtherFiles, nameInAllLanguages } from './compareSources.ts'
import type { Review } from './review.ts'

/**
 * Compares the sources of the working tree with the commit that the branch started from, and checks its content.
 *
 * @param baseName the branch or commit to compare with: `origin/main`
 */
export async function makeReview(root: string, baseName: string): Promise<Review> {
  const base = findBase(root, baseName)
  const changes = base === '' ? [] : listChangedFiles(root, base)
  const content = await openContent(root, { drafts: true })
  // A translation is warned of when its original changes.
  const names = new Set(changes.map(nameInAllLanguages))
  const isConcerned = (file: string) => names.has(nameInAllLanguages(file))
  const diagnostics = sortDiagnostics(await allRules(content, isConcerned))
  const comparison = { content, base, changes }
  return {
    commit: runGit(root, 'log', '-1', '--format=%h %s'),
    base,
    errors: diagnostics.filter(isError),
    warnings: diagnostics.filter((each) => !isError(each) && isConcerned(each.file)),
    texts: compareTexts(comparison),
    files: listOtherFiles(comparison),
  }
}
