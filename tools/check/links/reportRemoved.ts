import { posix } from 'node:path'
import { collections } from '../../../content/collections.ts'
import { diagnose, type Diagnostic } from '../../content/diagnostics.ts'
import type { DeadLink } from '../../content/links/checkLinks.ts'
import { addressesOf, redirectsOfDocuments } from '../../content/pageAddresses.ts'
import type { PartialDocument } from '../../content/readDocument.ts'
import { type Move, readMoves } from './readMoves.ts'

/**
 * Reports documents that the branch renamed without a redirect, or deleted although links lead to them, once per document. Who renames writes the old name into `formerly`: then old links
 * lead to the new one, and each has a fix.
 *
 * @param root the project's root
 * @returns the diagnostics, and the diagnostics of single links that they replace
 */
export function reportRemoved(root: string, documents: readonly PartialDocument[], dead: readonly DeadLink[]) {
  const moves = readMoves(root)
  const addressOf = (file = '') => addressesOf([file])[0] ?? ''
  const present = new Map(moves.map(({ from, to }) => [addressOf(from), addressOf(to)]))
  const removed = dead.filter(({ path }) => present.has(path))
  const paths = new Set([...removed.map(({ path }) => path), ...listUnredirected(documents, moves)])
  const diagnostics = [...paths].flatMap((path): Diagnostic[] => {
    const renamed = documents.find(({ entry }) => entry.path === present.get(path))
    if (renamed) {
      return [diagnose('document-renamed', { file: renamed.entry.file.slice(1) }, { path, name: posix.basename(path) })]
    }
    const places = removed.filter((link) => link.path === path).map(({ diagnostic }) => diagnostic)
    const files = [...new Set(places.map(({ file, line }) => `${file}:${line}`))].join(', ')
    return places.slice(0, 1).map((first) => diagnose('document-deleted', first, { path, count: places.length, files }))
  })
  return { diagnostics, replaced: new Set(removed.map(({ diagnostic }) => diagnostic)) }
}

/** Returns the public addresses that the branch changed, without language, which lead nowhere in one language at least. */
function listUnredirected(documents: readonly PartialDocument[], moves: readonly Move[]): string[] {
  const redirects = redirectsOfDocuments(documents)
  const byFile = new Map(documents.map((document) => [document.entry.file.slice(1), document]))
  return moves.flatMap(({ from, to = '' }) => {
    const entry = byFile.get(to)?.entry
    const [path] = addressesOf([from])
    if (!entry || path === undefined || redirects.has(path)) return []
    const { schema, slugs } = collections[entry.collection]
    // An address that no document can have was never public. `formerly` has names of the same collection.
    const isPossible = schema.shape.formerly.safeParse([posix.basename(path)]).success && slugs === undefined
    const isInCollection = from.split('/')[2] === entry.collection
    const isOtherDocument = documents.some((other) => other.entry.path === path && other.entry.locale === entry.locale)
    return isPossible && isInCollection && !isOtherDocument && entry.publication === 'published' ? [path] : []
  })
}
