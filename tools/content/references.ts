import { posix } from 'node:path'
import { collections, type CollectionName } from '../../content/collections.ts'
import { defaultLocale } from '../../renderer/languages.ts'
import type { Flaw } from './flaws.ts'
import { isDraft, type LoadedDocument } from './loadDocument.ts'
import { didYouMean } from './suggest.ts'

/**
 * An author who has no profile, a related article that does not exist: documents named in frontmatter must be there for
 * the same readers, in their language or in French, and must not be drafts.
 *
 * @param files every document from the project's root, those too that have mistakes of their own
 */
export function checkReferences(documents: readonly LoadedDocument[], files: readonly string[]): Flaw[] {
  return documents.flatMap((document) => {
    const { entry, locate } = document
    return Object.entries(collections[entry.collection].references).flatMap(([key, target]) => {
      const value: unknown = Reflect.get(entry.frontmatter, key)
      if (value === undefined) return []
      const slugs: unknown[] = Array.isArray(value) ? value : [value]
      return slugs.flatMap((slug, index) => {
        const problem = describeReference(document, String(slug), target, documents, files)
        const place = locate(Array.isArray(value) ? [key, index] : [key])
        return problem ? [{ file: entry.file.slice(1), ...place, message: `${key}: ${problem}` }] : []
      })
    })
  })
}

function describeReference(
  document: LoadedDocument,
  slug: string,
  target: CollectionName,
  documents: readonly LoadedDocument[],
  files: readonly string[],
): string | undefined {
  const folders = [document.entry.locale, defaultLocale].map((locale) => `content/${locale}/${target}/`)
  const readable = files.filter((file) => folders.some((folder) => file.startsWith(folder)))
  const slugs = [...new Set(readable.map((file) => posix.basename(file, '.mdx')))]
  if (!slugs.includes(slug)) return `there is no document "${slug}" in ${target}. ${didYouMean(slug, slugs)}`
  const named = documents.filter(({ entry }) => readable.includes(entry.file.slice(1)) && entry.slug === slug)
  if (!isDraft(document.entry) && named.length > 0 && named.every(({ entry }) => isDraft(entry))) {
    return `"${slug}" is a draft, which visitors do not see. Publish it too, or name another`
  }
  return undefined
}
