import { posix } from 'node:path'
import { collections } from '../../../content/collections.ts'
import { type Change, diagnose, type Diagnostic, type Position, withFix } from '../../content/diagnostics.ts'
import type { DeadLink } from '../../content/links/checkLinks.ts'
import { addressesOf, redirectsOfDocuments } from '../../content/pageAddresses.ts'
import type { PartialDocument } from '../../content/readDocument.ts'
import { followMoves, type Move, readFormerMoves, readMoves } from './readMoves.ts'

/**
 * Reports documents that the branch renamed without a redirect, and documents that were renamed or deleted in the Git
 * history although links lead to them, once per document. The fix adds the old name to `formerly` of a renamed document,
 * renames its other versions, and replaces links to a deleted one by their text.
 *
 * @param root the project's root
 * @returns the diagnostics, and the diagnostics of single links that they replace
 */
export function reportRemoved(root: string, documents: readonly PartialDocument[], dead: readonly DeadLink[]) {
  const moves = readMoves(root)
  const present = followMoves([...(dead.length > 0 ? readFormerMoves(root) : []), ...moves])
  const removed = dead.filter(({ path }) => present.has(path))
  const paths = new Set([...removed.map(({ path }) => path), ...listUnredirected(documents, moves)])
  const diagnostics = [...paths].flatMap((path) => {
    const renamed = documents.find(({ entry }) => entry.path === present.get(path))
    if (renamed) return describeRenamed(renamed, path, documents)
    const links = removed.filter((link) => link.path === path)
    return describeDeleted(path, links, isAmbiguous(path, moves))
  })
  return { diagnostics, replaced: new Set(removed.map(({ diagnostic }) => diagnostic)) }
}

/** Returns the public addresses that the branch changed, without language, which lead nowhere in one language at least. */
function listUnredirected(documents: readonly PartialDocument[], moves: readonly Move[]): string[] {
  const redirects = redirectsOfDocuments(documents)
  const byFile = new Map(documents.map((document) => [document.entry.file.slice(1), document]))
  return moves.flatMap(({ from = '', to = '' }) => {
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

/** Reports a renamed document, and its versions that kept the old name: versions belong together by their name. */
function describeRenamed(renamed: PartialDocument, path: string, documents: readonly PartialDocument[]): Diagnostic {
  const name = posix.basename(path)
  const { file, path: present, slug } = renamed.entry
  const isTaken = ({ entry: { locale } }: PartialDocument) =>
    documents.some(({ entry }) => entry.path === present && entry.locale === locale)
  const others = documents.filter((other) => other.entry.path === path && !isTaken(other))
  const place = { file: file.slice(1) }
  const former = addFormerName(renamed, name)
  if (others.length === 0) return withFix(diagnose('document-renamed', place, { path, name }), former)
  const moves = others.map(({ entry }): Change => {
    const other = entry.file.slice(1)
    return { kind: 'move', file: other, to: posix.join(posix.dirname(other), `${slug}.mdx`) }
  })
  const values = { name, others: moves.map((move) => move.file).join(', '), better: `${slug}.mdx` }
  return withFix(diagnose('document-renamed-alone', place, values), former && [...former, ...moves])
}

/** Returns the change that adds a name to `formerly`; undefined if the front matter cannot take it. */
function addFormerName({ entry, spanOf }: PartialDocument, name: string): Change[] | undefined {
  const insert = (at: Position, text: string): Change[] => [
    { kind: 'replace', file: entry.file.slice(1), from: at, to: at, text },
  ]
  if ('formerly' in entry.frontmatter) {
    const [key, first] = [spanOf(['formerly'], 'key')?.from, spanOf(['formerly', 0])?.from]
    if (!key || !first) return undefined
    // `formerly: [a]`, or each name on a line of its own after a hyphen.
    return insert(first, first.line === key.line ? `${name}, ` : `${name}\n${' '.repeat(first.column - 3)}- `)
  }
  const at = (spanOf(['title']) ?? spanOf(['name']))?.to
  return at && insert(at, `\nformerly:\n  - ${name}`)
}

/**
 * Reports a deleted document that links still lead to, at the first of them.
 *
 * @param mayHaveMoved whether it may be the former version of another document, which links would better lead to
 */
function describeDeleted(path: string, links: readonly DeadLink[], mayHaveMoved: boolean): Diagnostic[] {
  const files = [...new Set(links.map(({ place }) => place.file))].join(', ')
  const fix = links.flatMap(({ place: { file, line = 1, column = 1 }, end: to, words: text }): Change[] =>
    to && text !== undefined ? [{ kind: 'replace', file, from: { line, column }, to, text }] : [],
  )
  return links.slice(0, 1).map(({ place }) => {
    const diagnostic = diagnose('document-deleted', place, { path, count: links.length, files })
    return fix.length === links.length && !mayHaveMoved ? withFix(diagnostic, fix) : diagnostic
  })
}

/** Returns whether the branch adds a document, too little like any former one, to the collection of a deleted one. */
function isAmbiguous(path: string, moves: readonly Move[]): boolean {
  const deleted = moves.filter(
    ({ from, to }) => from !== undefined && to === undefined && addressesOf([from])[0] === path,
  )
  const folders = new Set(deleted.map(({ from = '' }) => posix.dirname(from)))
  return moves.some(({ from, to }) => from === undefined && to !== undefined && folders.has(posix.dirname(to)))
}
