import { posix } from 'node:path'
import { collections } from '../../content/collections.ts'
import { defaultLocale } from '../../renderer/languages.ts'
import type { Change, Diagnostic } from './diagnostics.ts'
import type { CheckedDocument } from './loadDocument.ts'
import { isPublished, whyHeldBack } from './publication.ts'
import { removeItem } from './removeItem.ts'
import { shorten } from './shorten.ts'
import { slugOf } from './slug.ts'
import { didYouMean, suggest } from './suggest.ts'

/**
 * An author who has no profile, a related article that does not exist, that is the article itself or is named twice:
 * documents named in frontmatter must be there for the same readers, in their language or in French, and be published no
 * later.
 *
 * @param files every document from the project's root, those too that have mistakes of their own
 */
export function checkReferences(documents: readonly CheckedDocument[], files: readonly string[]): Diagnostic[] {
  const known: KnownDocuments = {
    slugs: slugsByFolder(files),
    heldBack: new Map(
      documents.filter(({ entry }) => !isPublished(entry)).map(({ entry }) => [entry.file.slice(1), entry]),
    ),
  }
  return documents.flatMap((document) =>
    listReferences(document).flatMap((reference) => {
      const found = findProblem(document, reference, known)
      if (!found) return []
      const { key, path } = reference
      const { problem, fix } = found
      const file = document.entry.file.slice(1)
      return [{ file, ...document.locate(path), message: `${key}: ${problem}`, ...(fix && { fix }) }]
    }),
  )
}

interface KnownDocuments {
  /** By folder: `content/fr/team`. */
  readonly slugs: ReadonlyMap<string, ReadonlySet<string>>
  /** By file. */
  readonly heldBack: ReadonlyMap<string, CheckedDocument['entry']>
}

interface Reference {
  readonly key: string
  /** The collection of what is named. */
  readonly target: 'articles' | 'team'
  readonly slug: string
  readonly path: readonly PropertyKey[]
  /** Which one of a list it is. */
  readonly index: number
  /** All of the list. */
  readonly slugs: readonly unknown[]
}

function slugsByFolder(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const slugs = new Map<string, Set<string>>()
  for (const file of files) {
    const folder = posix.dirname(file)
    slugs.set(folder, (slugs.get(folder) ?? new Set()).add(posix.basename(file, '.mdx')))
  }
  return slugs
}

function listReferences({ entry }: CheckedDocument): Reference[] {
  return Object.entries(collections[entry.collection].references).flatMap(([key, target]) => {
    const value: unknown = Reflect.get(entry.frontmatter, key)
    if (Array.isArray(value)) {
      return value.map((slug, index) => ({ key, target, slug: String(slug), path: [key, index], index, slugs: value }))
    }
    return value === undefined ? [] : [{ key, target, slug: String(value), path: [key], index: 0, slugs: [value] }]
  })
}

function findProblem(
  document: CheckedDocument,
  { key, target, slug, path, index, slugs }: Reference,
  known: KnownDocuments,
): { problem: string; fix?: readonly Change[] | undefined } | undefined {
  const { entry, spanOf } = document
  const file = entry.file.slice(1)
  if (target === entry.collection && slug === entry.slug) {
    return { problem: `"${slug}" is this document itself. Delete it`, fix: removeItem(document, key, index) }
  }
  if (slugs.indexOf(slug) < index) {
    return { problem: `"${slug}" stands twice. Delete one of the two`, fix: removeItem(document, key, index) }
  }
  const folders = [...new Set([entry.locale, defaultLocale])].map((locale) => `content/${locale}/${target}`)
  const named = folders.filter((folder) => known.slugs.get(folder)?.has(slug))
  if (named.length === 0) {
    const readable = [...new Set(folders.flatMap((folder) => [...(known.slugs.get(folder) ?? [])]))]
    // A name or a title in place of the file name made of it.
    const meant = slugOf(posix.basename(slug).replace(/\.mdx?$/, ''))
    const nearest = readable.includes(meant) ? meant : (suggest(meant, readable) ?? findByParts(meant, readable))
    const span = spanOf(path)
    return {
      problem: `there is no document "${shorten(slug)}" in ${target}. ${nearest ? `Did you mean "${nearest}"?` : didYouMean(slug, readable)}`,
      fix: nearest && span ? [{ kind: 'replace', file, ...span, text: nearest }] : undefined,
    }
  }
  const heldBack = named.map((folder) => known.heldBack.get(`${folder}/${slug}.mdx`))
  const reasons = heldBack.map((other) => other && whyHeldBack(other, entry))
  const [first] = reasons
  if (!first || reasons.includes(undefined)) return undefined
  return {
    problem: `"${slug}" is ${first.reason}. ${first.until ? 'Name another until then' : 'Publish it too, or name another'}`,
  }
}

/** Of a name without its end, `nadia-belhadj`, the one that has all its parts. */
function findByParts(slug: string, known: readonly string[]): string | undefined {
  const parts = slug.split('-').filter((part) => part !== '')
  const found = known.filter((name) => parts.length > 0 && parts.every((part) => name.split('-').includes(part)))
  return found.length === 1 ? found[0] : undefined
}
