import { addressesOf } from '../../content/addresses.ts'
import type { Change, Diagnostic } from '../../content/diagnostics.ts'
import type { PartialDocument } from '../../content/readDocument.ts'
import { diagnose, withFix, withText } from '../../content/diagnose.ts'
import { runGit } from '../git.ts'
import type { DeadLink } from '../../content/links/checkLinks.ts'

/**
 * Reports documents that were renamed or deleted in the Git history although links lead to them, once per document. The
 * fix adds the old name to `formerly` of a renamed document, and replaces links to a deleted one by their text.
 *
 * @param root the project's root
 * @returns the diagnostics, and the diagnostics of single links that they replace
 */
export function reportRemoved(root: string, documents: readonly PartialDocument[], dead: readonly DeadLink[]) {
  const removed = dead.length > 0 ? readRemoved(root) : new Map<string, string>()
  const paths = [...new Set(dead.map(({ path }) => path))].filter((path) => removed.has(path))
  const diagnostics = paths.flatMap((path): Diagnostic | Diagnostic[] => {
    const links = dead.filter((link) => link.path === path)
    const values = { path, count: links.length }
    const renamed = documents.find(({ entry }) => entry.path === removed.get(path))
    if (renamed) {
      const name = path.split('/').at(-1) ?? ''
      const file = renamed.entry.file.slice(1)
      const diagnostic = diagnose('document-renamed', { file }, { ...values, name })
      const at =
        'formerly' in renamed.entry.frontmatter
          ? undefined
          : (renamed.spanOf(['title']) ?? renamed.spanOf(['name']))?.to
      return withText(diagnostic, at && { from: at, to: at }, `\nformerly:\n  - ${name}`)
    }
    const files = [...new Set(links.map(({ place }) => place.file))].join(', ')
    const fix = links.flatMap(({ place: { file, line = 1, column = 1 }, end: to, words: text }): Change[] =>
      to && text !== undefined ? [{ kind: 'replace', file, from: { line, column }, to, text }] : [],
    )
    return links.slice(0, 1).map(({ place }) => {
      const diagnostic = diagnose('document-deleted', place, { ...values, files })
      return fix.length === links.length ? withFix(diagnostic, fix) : diagnostic
    })
  })
  const replaced = dead.filter(({ path }) => removed.has(path)).map(({ diagnostic }) => diagnostic)
  return { diagnostics, replaced: new Set(replaced) }
}

/** Returns the new address of each renamed document by its old one; an empty string for deleted documents. */
function readRemoved(root: string): ReadonlyMap<string, string> {
  const options = ['--name-status', '--find-renames=40%', '--diff-filter=DR']
  const listed = [
    runGit(root, 'log', '-n', '300', '--reverse', '--format=', ...options, '--', 'content'),
    runGit(root, 'diff', ...options, 'HEAD', '--', 'content'),
  ]
  return new Map(
    listed
      .join('\n')
      .split('\n')
      .flatMap((line) => {
        const [, from = '', to] = line.split('\t')
        const [path] = from.endsWith('.mdx') ? addressesOf([from]) : []
        return path === undefined ? [] : [[path, (to && addressesOf([to])[0]) ?? ''] as const]
      }),
  )
}
