import { posix } from 'node:path'
import { collections, documentPath } from '../../../content/collections.ts'
import { defaultLocale, locales } from '../../../renderer/languages.ts'
import { redirects } from '../../../renderer/redirects.ts'
import { adviseOn, diagnose, type Diagnostic, shorten, warn, withText } from '../diagnostics.ts'
import type { CheckedLinks, DeadLink } from '../links/checkLinks.ts'
import { formerPathsOf } from '../pageAddresses.ts'
import { isPublished, isSeenFrom } from '../publication.ts'
import type { PartialDocument } from '../readDocument.ts'
import { slugOf } from '../slug.ts'

/**
 * Reports authors without a profile, and related articles that do not exist; an article is none to itself. The documents
 * that front matter names must be available to the same readers, in their language or in French.
 *
 * @param files the paths of all documents from the project's root, including those with errors
 */
export function checkReferences(documents: readonly PartialDocument[], files: readonly string[]): CheckedLinks {
  const dead: DeadLink[] = []
  const entries = new Map(documents.map(({ entry }) => [entry.file.slice(1), entry]))
  const diagnostics = documents.flatMap(({ entry, locate, rangeOf }) =>
    referencesOf(entry).flatMap(({ key, target, name, path }): Diagnostic[] => {
      const place = locate(path)
      const folders = new Set([entry.locale, defaultLocale].map((locale) => `content/${locale}/${target}`))
      const isItself = (file: string) => target === entry.collection && posix.basename(file, '.mdx') === entry.slug
      const there = files.filter((file) => folders.has(posix.dirname(file)) && !isItself(file))
      const named = there.filter((file) => posix.basename(file, '.mdx') === name)
      if (named.length === 0) {
        const former = documentPath(target, name)
        const renamed = documents.find(({ entry: other }) => formerPathsOf(other).includes(former))?.entry.slug
        const known = [...new Set(there.map((file) => posix.basename(file, '.mdx')))]
        // The writer may have given a name or a title instead of a file name.
        const advice = adviseOn(renamed ?? slugOf(name), known, place.file)
        const diagnostic = diagnose('reference-dead', place, { key, name: shorten(name), advice })
        if (renamed === undefined) dead.push({ path: former, diagnostic })
        return [withText(diagnostic, rangeOf(path), renamed)]
      }
      const targets = named.flatMap((file) => entries.get(file) ?? [])
      const isRead = targets.length === named.length
      if (!isRead || targets.some((other) => isPublished(other) || isSeenFrom(other, entry))) return []
      // Authors need a published profile; related articles may be published later.
      return key === 'author'
        ? [diagnose('reference-dead_draft', place, { name })]
        : [warn('link-early_related', place, { name })]
    }),
  )
  return { diagnostics, dead }
}

/** Returns the references of a front matter to other documents, whose collection is their target. */
function referencesOf({ collection, frontmatter }: PartialDocument['entry']) {
  return Object.entries(collections[collection].references).flatMap(([key, target]) => {
    const value: unknown = Reflect.get(frontmatter, key)
    return [value ?? []].flat().map((name, index) => {
      return { key, target, name: String(name), path: Array.isArray(value) ? [key, index] : [key] }
    })
  })
}

/** Addresses that are neither pages nor documents: the not-found page, the editor and the review of previews. */
const OTHERS = ['/404', '/admin', '/review']

/**
 * Reports documents whose name is not on their collection's list, or whose address or former address is taken by
 * another document, a page, a redirect or the not-found page: one would overwrite the other.
 *
 * @param pages addresses of the pages that are not documents, without language prefix
 */
export function checkAddresses(
  documents: ReadonlyArray<Pick<PartialDocument, 'entry' | 'locate'>>,
  pages: readonly string[],
): Diagnostic[] {
  const fixed = [...pages, ...Object.keys(redirects), ...OTHERS, ...locales.map((locale) => `/${locale}`)]
  const taken = new Map(fixed.map((path) => [path.toLowerCase(), path]))
  const paths = new Set([...taken.keys(), ...documents.map(({ entry }) => entry.path.toLowerCase())])
  const heirs = documents.flatMap(({ entry }) =>
    formerPathsOf(entry).map((former) => ({ former: former.toLowerCase(), path: entry.path })),
  )
  return documents.flatMap(({ entry, locate }) => {
    const file = entry.file.slice(1)
    const former = formerPathsOf(entry).flatMap((path, index) => {
      const address = path.toLowerCase()
      // A translation has the same address.
      const isTaken = paths.has(address) || heirs.some((heir) => heir.former === address && heir.path !== entry.path)
      return isTaken ? diagnose('former-name-taken', locate(['formerly', index]), { path }) : []
    })
    const { slugs } = collections[entry.collection]
    if (slugs) {
      const names = slugs.map((slug) => `${slug}.mdx`).join(', ')
      return slugs.includes(entry.slug) ? former : [diagnose('file-misplaced_page', { file }, { names })]
    }
    const address = entry.path.toLowerCase()
    const inLanguage = `${entry.locale} ${address}`
    const other = taken.get(address) ?? taken.get(inLanguage)
    taken.set(inLanguage, other ?? file)
    return other === undefined ? former : [diagnose('address-twice', { file }, { other, path: entry.path }), ...former]
  })
}
