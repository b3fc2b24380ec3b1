import { posix } from 'node:path'
import { diagnose, type Diagnostic, warn } from '../../content/diagnostics.ts'
import type { Content } from '../../content/openContent.ts'
import { addressesOf, redirectsOfDocuments } from '../../content/pageAddresses.ts'
import { baseOfBranch, runGit } from '../git.ts'

/**
 * Reports the addresses of documents that the branch takes away, each once, if links lead to it or if a new document may have
 * taken its place. Who renames a document writes its old name into `formerly`: then old links lead to the new one, and
 * those of the content have a fix.
 *
 * @returns the diagnostics, and the diagnostics of single links that they replace
 */
export function reportRemoved({ root, files, dead }: Pick<Content, 'root' | 'files' | 'dead'>) {
  const base = baseOfBranch(root) || 'HEAD'
  const before = runGit(root, 'ls-tree', '-r', '--name-only', base, '--', 'content').split('\n')
  const redirects = redirectsOfDocuments(files.flatMap(({ partial }) => partial ?? []))
  const present = new Set([...addressesOf(files.map(({ file }) => file)), ...redirects.keys()])
  const removed = before.filter(
    (file) => file.endsWith('.mdx') && addressesOf([file]).some((path) => !present.has(path)),
  )
  // No reader ever had the address of a draft.
  const published = removed.filter((file) => !/^draft: true$/m.test(runGit(root, 'show', `${base}:${file}`)))
  const byAddress = new Map(published.map((file) => [addressesOf([file])[0], file]))
  const replaced = dead.filter(({ path }) => byAddress.has(path))
  const diagnostics = [...byAddress].flatMap(([path = '', file]): Diagnostic[] => {
    const links = replaced.filter((link) => link.path === path).map(({ diagnostic }) => diagnostic)
    const [link] = links
    const places = [...new Set(links.map((one) => `${one.file}:${one.line}`))].join(', ')
    const values = { path, name: posix.basename(path), count: links.length, places }
    if (link) return [diagnose('document-renamed', link, values)]
    const heir = files.find((one) => !before.includes(one.file) && posix.dirname(one.file) === posix.dirname(file))
    return heir ? [warn('document-renamed_alone', heir, values)] : []
  })
  return { diagnostics, replaced: new Set(replaced.map(({ diagnostic }) => diagnostic)) }
}
