import { posix } from 'node:path'
import { collections } from '../../../content/collections.ts'
import { defaultLocale } from '../../../renderer/languages.ts'
import type { Change, Diagnostic } from '../../content/diagnostics.ts'
import type { CheckedDocument } from '../../content/loadDocument.ts'
import { isPublished, isSeenFrom } from '../../content/publication.ts'
import { shorten } from '../../content/shorten.ts'
import { slugOf } from '../../content/slug.ts'
import { suggest } from '../../content/suggest.ts'
import { adviseOn, diagnose, remark, withFix } from '../messages/diagnose.ts'

/** A document that the front matter of another names. */
interface Reference {
  readonly key: string
  /** The collection of what is named. */
  readonly target: 'articles' | 'team'
  readonly slug: string
  readonly path: readonly PropertyKey[]
  /** Whether the same list has it before. */
  readonly isRepeated: boolean
}

/**
 * Tells of an author who has no profile, and of a related article that does not exist, is the article itself or is named
 * twice: documents named in front matter must be there for the same readers, in their language or in French.
 *
 * @param files every document from the project's root, those too that have mistakes of their own
 */
export function checkReferences(documents: readonly CheckedDocument[], files: readonly string[]): Diagnostic[] {
  const slugs = new Map<string, Set<string>>()
  for (const file of files) {
    const folder = posix.dirname(file)
    slugs.set(folder, (slugs.get(folder) ?? new Set()).add(posix.basename(file, '.mdx')))
  }
  const entries = new Map(documents.map(({ entry }) => [entry.file.slice(1), entry]))
  return documents.flatMap((document) =>
    referencesOf(document).flatMap((reference) => {
      const { entry, locate } = document
      const { key, target, slug, path } = reference
      const at = { file: entry.file.slice(1), ...locate(path) }
      const isItself = target === entry.collection && slug === entry.slug
      if (isItself || reference.isRepeated) {
        const told = isItself
          ? diagnose('reference-itself', at, { key, name: slug })
          : diagnose('entry-twice', at, { key, name: slug })
        return withFix(told, removeItem(document, key, Number(path[1] ?? 0)))
      }
      const folders = [...new Set([entry.locale, defaultLocale])].map((locale) => `content/${locale}/${target}`)
      const named = folders.filter((folder) => slugs.get(folder)?.has(slug))
      if (named.length === 0)
        return describeUnknown(
          document,
          reference,
          folders.flatMap((folder) => [...(slugs.get(folder) ?? [])]),
        )
      const targets = named.flatMap((folder) => entries.get(`${folder}/${slug}.mdx`) ?? [])
      if (targets.length < named.length || targets.some((other) => isPublished(other) || isSeenFrom(other, entry)))
        return []
      // Whom nobody can read of is no author; related articles wait for their day.
      return key === 'author'
        ? diagnose('author-unpublished', at, { name: slug })
        : remark('related-unpublished', at, { name: slug })
    }),
  )
}

function referencesOf({ entry }: CheckedDocument): Reference[] {
  return Object.entries(collections[entry.collection].references).flatMap(([key, target]) => {
    const value: unknown = Reflect.get(entry.frontmatter, key)
    if (!Array.isArray(value)) {
      return value === undefined ? [] : [{ key, target, slug: String(value), path: [key], isRepeated: false }]
    }
    return value.map((slug, index) => ({
      key,
      target,
      slug: String(slug),
      path: [key, index],
      isRepeated: value.indexOf(slug) < index,
    }))
  })
}

function describeUnknown(
  { entry, locate, spanOf }: CheckedDocument,
  { key, slug, path }: Reference,
  known: readonly string[],
): Diagnostic {
  const file = entry.file.slice(1)
  // A name or a title in place of the file name made of it; or a part of it.
  const meant = slugOf(posix.basename(slug).replace(/\.mdx?$/, ''))
  const parts = meant.split('-')
  const alike = [...new Set(known)].filter((name) => parts.every((part) => name.split('-').includes(part)))
  const nearest = known.includes(meant) ? meant : (suggest(meant, known) ?? (alike.length === 1 ? alike[0] : undefined))
  const span = spanOf(path)
  const advice = adviseOn(nearest ?? slug, [...new Set(known)], file)
  return withFix(
    diagnose('reference-dead', { file, ...locate(path) }, { key, name: shorten(slug), advice }),
    nearest && span ? [{ kind: 'replace', file, ...span, text: nearest }] : undefined,
  )
}

/**
 * Returns what takes one item out of a list of the front matter; undefined where it has no line of its own, or is the only
 * one.
 */
export function removeItem(
  { entry, spanOf }: CheckedDocument,
  key: string,
  index: number,
): readonly Change[] | undefined {
  const list = spanOf([key])
  const item = spanOf([key, index])
  // After "- ", each on its line.
  if (!list || !item || !spanOf([key, 1]) || item.from.column !== list.from.column + 2) return undefined
  const from = { line: item.from.line, column: 1 }
  return [{ kind: 'replace', file: entry.file.slice(1), from, to: { line: item.to.line + 1, column: 1 }, text: '' }]
}
