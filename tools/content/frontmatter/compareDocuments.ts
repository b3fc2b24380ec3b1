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
import { suggest } from '../suggest.ts'

/**
 * Reports authors without a profile, and related articles that do not exist or are the article itself. The documents
 * that front matter names must be available to the same readers, in their language or in French.
 *
 * @param files the paths of all documents from the project's root, including those with errors
 */
export function checkReferences(documents: readonly PartialDocument[], files: readonly string[]): CheckedLinks {
  const dead: DeadLink[] = []
  const entries = new Map(documents.map(({ entry }) => [entry.file.slice(1), entry]))
  const diagnostics = documents.flatMap((document) => {
    const { entry, locate } = document
    return referencesOf(document).flatMap((reference): Diagnostic[] => {
      const { key, target, slug: name, path } = reference
      const place = locate(path)
      if (target === entry.collection && name === entry.slug) {
        return [diagnose('reference-itself', place, { key, name })]
      }
      const folders = [...new Set([entry.locale, defaultLocale])].map((locale) => `content/${locale}/${target}`)
      const named = folders.map((folder) => `${folder}/${name}.mdx`).filter((file) => files.includes(file))
      if (named.length === 0) {
        const there = files.filter((file) => folders.includes(posix.dirname(file)))
        const old = documentPath(target, name)
        const renamed = documents.find(({ entry: other }) => formerPathsOf(other).includes(old))?.entry.slug
        const known = [...new Set(there.map((file) => posix.basename(file, '.mdx')))]
        const diagnostic = describeUnknown(document, reference, known, renamed)
        if (path.length > 1 && renamed === undefined)
          dead.push({ path: old, diagnostic, words: '', ...itemAt(document, path) })
        return [diagnostic]
      }
      const targets = named.flatMap((file) => entries.get(file) ?? [])
      const isRead = targets.length === named.length
      if (!isRead || targets.some((other) => isPublished(other) || isSeenFrom(other, entry))) return []
      // Authors need a published profile; related articles may be published later.
      return [
        key === 'author'
          ? diagnose('author-unpublished', place, { name })
          : warn('related-unpublished', place, { name }),
      ]
    })
  })
  return { diagnostics, dead }
}

/** Returns the lines of an entry of a list; those of the whole list if it has no other entry. */
function itemAt({ entry, locate }: PartialDocument, [key = '', index = 0]: readonly PropertyKey[]) {
  const { line: first } = locate([key], 'key')
  const { file, line } = locate([key, index])
  const isOnly = [Reflect.get(entry.frontmatter, key)].flat().length === 1
  const place = { file, line: isOnly ? first : line, column: 1 }
  return { place, ...(line > first && { end: { line: line + 1, column: 1 } }) }
}

/** Returns the references of a front matter to other documents, whose collection is their target. */
function referencesOf({ entry: { collection, frontmatter } }: PartialDocument) {
  return Object.entries(collections[collection].references).flatMap(([key, target]) => {
    const value: unknown = Reflect.get(frontmatter, key)
    return [value ?? []].flat().map((slug, index) => {
      return { key, target, slug: String(slug), path: Array.isArray(value) ? [key, index] : [key] }
    })
  })
}

function describeUnknown(
  { locate, spanOf }: PartialDocument,
  { key, slug, path }: ReturnType<typeof referencesOf>[number],
  known: readonly string[],
  renamed: string | undefined,
): Diagnostic {
  const place = locate(path)
  // The writer may have given a name or a title instead of a file name.
  const nearest = renamed ?? suggest(slugOf(posix.basename(slug).replace(/\.mdx?$/, '')), known)
  const advice = adviseOn(nearest ?? slug, known, place.file)
  const diagnostic = diagnose('reference-dead', place, { key, name: shorten(slug), advice })
  return withText(diagnostic, spanOf(path), nearest)
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
  const heirsOf = (path: string) =>
    documents.filter(({ entry }) => formerPathsOf(entry).some((former) => former.toLowerCase() === path.toLowerCase()))
  return documents.flatMap(({ entry, locate }) => {
    const file = entry.file.slice(1)
    const former = formerPathsOf(entry).flatMap((path, index) => {
      const place = locate(['formerly', index])
      // A translation has the same address.
      const other = heirsOf(path).find((heir) => heir.entry.path !== entry.path)
      if (paths.has(path.toLowerCase())) return diagnose('former-name-taken', place, { path })
      return other ? diagnose('former-name-twice', place, { path, other: other.entry.file.slice(1) }) : []
    })
    const { slugs } = collections[entry.collection]
    if (slugs) {
      const names = slugs.map((slug) => `${slug}.mdx`).join(', ')
      return slugs.includes(entry.slug) ? former : [diagnose('page-missing', { file }, { names })]
    }
    const address = entry.path.toLowerCase()
    const inLanguage = `${entry.locale} ${address}`
    const other = taken.get(address) ?? taken.get(inLanguage)
    taken.set(inLanguage, other ?? file)
    return other === undefined ? former : [diagnose('address-twice', { file }, { other, path: entry.path }), ...former]
  })
}
