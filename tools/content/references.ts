import { posix } from 'node:path'
import { collections, type CollectionName } from '../../content/collections.ts'
import { defaultLocale } from '../../renderer/languages.ts'
import type { Diagnostic } from './diagnostics.ts'
import { isDraft, type LoadedDocument } from './loadDocument.ts'
import { didYouMean } from './suggest.ts'

/**
 * An author who has no profile, a related article that does not exist: documents named in frontmatter must be there for
 * the same readers, in their language or in French, and must not be drafts.
 *
 * @param files every document from the project's root, those too that have mistakes of their own
 */
export function checkReferences(documents: readonly LoadedDocument[], files: readonly string[]): Diagnostic[] {
  const known: KnownFiles = {
    files: new Set(files),
    drafts: new Set(documents.filter(({ entry }) => isDraft(entry)).map(({ entry }) => entry.file.slice(1))),
  }
  return documents.flatMap((document) => {
    const { entry, locate } = document
    return Object.entries(collections[entry.collection].references).flatMap(([key, target]) => {
      const value: unknown = Reflect.get(entry.frontmatter, key)
      if (value === undefined) return []
      const slugs: unknown[] = Array.isArray(value) ? value : [value]
      return slugs.flatMap((slug, index) => {
        const problem = describeReference(document, String(slug), target, known)
        if (!problem) return []
        const place = locate(Array.isArray(value) ? [key, index] : [key])
        return [{ file: entry.file.slice(1), ...place, message: `${key}: ${problem}` }]
      })
    })
  })
}

interface KnownFiles {
  readonly files: ReadonlySet<string>
  readonly drafts: ReadonlySet<string>
}

function describeReference(
  { entry }: LoadedDocument,
  slug: string,
  target: CollectionName,
  { files, drafts }: KnownFiles,
): string | undefined {
  const folders = [...new Set([entry.locale, defaultLocale])].map((locale) => `content/${locale}/${target}/`)
  const named = folders.map((folder) => `${folder}${slug}.mdx`).filter((file) => files.has(file))
  if (named.length === 0) {
    const readable = [...files].filter((file) => folders.some((folder) => file.startsWith(folder)))
    const slugs = [...new Set(readable.map((file) => posix.basename(file, '.mdx')))]
    return `there is no document "${slug}" in ${target}. ${didYouMean(slug, slugs)}`
  }
  if (!isDraft(entry) && named.every((file) => drafts.has(file))) {
    return `"${slug}" is a draft, which visitors do not see. Publish it too, or name another`
  }
  return undefined
}
