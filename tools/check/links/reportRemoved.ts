import { posix } from 'node:path'
import { type Diagnostic, warn } from '../../content/diagnostics.ts'
import type { Content } from '../../content/openContent.ts'
import { addressesOf, redirectsOfDocuments } from '../../content/pageAddresses.ts'
import { baseOfBranch, runGit } from '../git.ts'

/**
 * Reports new documents that may have taken the place of one that the branch takes away. Who renames a document writes its
 * old name into `formerly`: then old links lead to the new one.
 */
export function reportRemoved({ root, files }: Pick<Content, 'root' | 'files'>): Diagnostic[] {
  const base = baseOfBranch(root) || 'HEAD'
  const before = runGit(root, 'ls-tree', '-r', '--name-only', base, '--', 'content').split('\n')
  const redirects = redirectsOfDocuments(files.flatMap(({ partial }) => partial ?? []))
  const present = new Set([...addressesOf(files.map(({ file }) => file)), ...redirects.keys()])
  return before.flatMap((file) => {
    const [path = ''] = addressesOf([file])
    const heir = files.find((one) => !before.includes(one.file) && posix.dirname(one.file) === posix.dirname(file))
    if (!file.endsWith('.mdx') || !heir || present.has(path)) return []
    // No reader ever had the address of a draft.
    if (/^draft: true$/m.test(runGit(root, 'show', `${base}:${file}`))) return []
    return [warn('document-renamed', heir, { path, name: posix.basename(path) })]
  })
}
