import type { Change, Diagnostic } from './diagnostics.ts'
import type { CheckedDocument } from './loadDocument.ts'
import { removeItem } from './removeItem.ts'

/** A tag where it stands. */
interface Use {
  readonly document: CheckedDocument
  /** Which of the document's tags it is. */
  readonly index: number
  readonly tag: string
}

/** What one language has of tags that readers take for the same. */
interface KnownTag {
  /** As most documents write it; of several that are as common, as the first one does. */
  readonly usual: string
  readonly count: number
  /** Which one came first. */
  readonly order: number
}

/**
 * Tags that stand twice in a document, that other documents of its language write otherwise, `Contrats` and `contrats`, or
 * that are a letter away from those of others.
 */
export function checkTags(documents: readonly CheckedDocument[]): Diagnostic[] {
  const languages = new Set(documents.map(({ entry }) => entry.locale))
  return [...languages].flatMap((locale) => {
    const uses = documents.filter(({ entry }) => entry.locale === locale).flatMap(usesIn)
    const known = countTags(uses)
    const nearby = indexByDeletions(known.keys())
    return uses.flatMap((use) => describeRepetition(use) ?? describeSpelling(use, known, nearby) ?? [])
  })
}

function usesIn(document: CheckedDocument): Use[] {
  return tagsOf(document).map((tag, index) => ({ document, index, tag }))
}

function tagsOf({ entry }: CheckedDocument): string[] {
  const tags: unknown = Reflect.get(entry.frontmatter, 'tags')
  return Array.isArray(tags) ? tags.map(String) : []
}

/** Without case, accents, spaces and hyphens: what readers take for the same. */
function reduce(tag: string): string {
  return tag
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}\s_-]/gu, '')
}

function countTags(uses: readonly Use[]): ReadonlyMap<string, KnownTag> {
  const spellings = new Map<string, Map<string, number>>()
  for (const { tag } of uses) {
    const counts = spellings.get(reduce(tag)) ?? new Map<string, number>()
    spellings.set(reduce(tag), counts.set(tag, (counts.get(tag) ?? 0) + 1))
  }
  return new Map(
    [...spellings].map(([name, counts], order) => {
      const [[usual] = ['']] = [...counts].toSorted(([, a], [, b]) => b - a)
      const count = [...counts.values()].reduce((sum, number) => sum + number, 0)
      return [name, { usual, count, order }]
    }),
  )
}

function describeRepetition({ document, index, tag }: Use): Diagnostic | undefined {
  const earlier = tagsOf(document)
    .slice(0, index)
    .find((other) => reduce(other) === reduce(tag))
  if (earlier === undefined) return undefined
  const what = earlier === tag ? `"${tag}" stands twice` : `"${earlier}" and "${tag}" are the same`
  return report({ document, index, tag }, `${what}. Delete one of the two`, removeItem(document, 'tags', index))
}

function describeSpelling(
  use: Use,
  known: ReadonlyMap<string, KnownTag>,
  nearby: ReadonlyMap<string, readonly string[]>,
): Diagnostic | undefined {
  const name = reduce(use.tag)
  const own = known.get(name)
  if (!own) return undefined
  if (own.usual !== use.tag) {
    const message = `"${use.tag}" is written "${own.usual}" in other documents. Write the same`
    return { ...report(use, message, replaceTag(use, own.usual)), severity: 'warning' }
  }
  if (own.count > 1 || !isComparable(name)) return undefined
  const nearest = deletionsOf(name)
    .flatMap((part) => nearby.get(part) ?? [])
    .flatMap((other) => known.get(other) ?? [])
    .find((other) => other !== own && (other.count > own.count || other.order < own.order))
  if (!nearest) return undefined
  const message = `"${use.tag}" is in no other document. Did you mean "${nearest.usual}"?`
  return { ...report(use, message), severity: 'warning' }
}

/** Numbers are a sign apart, and mean something else; so do short words. */
function isComparable(name: string): boolean {
  return name.length >= 5 && !/\d/.test(name)
}

/** Words that are a letter apart have a shortened form in common: a search that takes no longer with thousands of tags. */
function indexByDeletions(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const name of names) {
    if (!isComparable(name)) continue
    for (const part of deletionsOf(name)) index.set(part, [...(index.get(part) ?? []), name])
  }
  return index
}

/** The word itself, and what it is without each of its letters. */
function deletionsOf(name: string): string[] {
  const letters = [...name]
  return [name, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))]
}

function report({ document, index }: Use, message: string, fix?: readonly Change[]): Diagnostic {
  const place = document.locate(['tags', index])
  return { file: document.entry.file.slice(1), ...place, message: `tags: ${message}`, ...(fix && { fix }) }
}

function replaceTag({ document, index }: Use, tag: string): readonly Change[] | undefined {
  const span = document.spanOf(['tags', index])
  // What needs no quotes.
  const isPlain = /^[\p{L}\d][\p{L}\d ’-]*$/u.test(tag)
  return (
    span && [
      {
        kind: 'replace',
        file: document.entry.file.slice(1),
        ...span,
        text: isPlain ? tag : `'${tag.replaceAll("'", "''")}'`,
      },
    ]
  )
}
