import type { Entry, Publication } from '../../renderer/entry.ts'

/**
 * Whether visitors see a document: the one place that decides it.
 *
 * @param frontmatter of any collection; where it has no date, nothing holds it back
 * @param day the one that the site is built for, `YYYY-MM-DD`
 */
export function publicationOf(frontmatter: object, day: string): Publication {
  if (Reflect.get(frontmatter, 'draft') === true) return 'draft'
  const date = dateOf(frontmatter)
  return date !== undefined && date > day ? 'scheduled' : 'published'
}

interface Dated {
  readonly publication: Publication
  readonly frontmatter: object
}

/** Whether visitors see it on the day that the site is built for. */
export function isPublished({ publication }: Pick<Entry, 'publication'>): boolean {
  return publication === 'published'
}

/** Whether readers of one document find another: it is published, or will be by the day that the first one is. */
export function isSeenFrom(target: Dated, from: Dated): boolean {
  if (isPublished(target) || from.publication === 'draft') return true
  const [day, seenFrom] = [dateOf(target.frontmatter), dateOf(from.frontmatter)]
  if (target.publication === 'draft' || from.publication !== 'scheduled') return false
  return day !== undefined && seenFrom !== undefined && seenFrom >= day
}

/** The day that a document is published on, where it has one. */
export function dateOf(frontmatter: object): string | undefined {
  const date: unknown = Reflect.get(frontmatter, 'date')
  return typeof date === 'string' ? date : undefined
}
