import { localizePath } from '../../renderer/addresses.ts'
import type { Entry, Publication } from '../../renderer/entry.ts'
import { defaultLocale, type Locale, locales } from '../../renderer/languages.ts'

/**
 * Returns whether a document is published, scheduled or a draft. No other code decides that.
 *
 * @param frontmatter of any collection; without a date, a document is published at once
 * @param day the day that the site is built for, `YYYY-MM-DD`
 */
export function publicationOf(frontmatter: object, day: string): Publication {
  if (Reflect.get(frontmatter, 'draft') === true) return 'draft'
  const date = dateOf(frontmatter)
  return date !== undefined && date > day ? 'scheduled' : 'published'
}

type Dated = Pick<Entry, 'publication'> & { readonly frontmatter: object }

/** Returns whether visitors see a document on the day that the site is built for. */
export function isPublished({ publication }: Pick<Entry, 'publication'>): boolean {
  return publication === 'published'
}

/** Returns whether readers of `from` can see `target`: it is published, or will be when `from` is. */
export function isSeenFrom(target: Dated, from: Dated): boolean {
  if (isPublished(target) || from.publication === 'draft') return true
  const [day, seenFrom] = [dateOf(target.frontmatter), dateOf(from.frontmatter)]
  if (target.publication === 'draft' || from.publication !== 'scheduled') return false
  return day !== undefined && seenFrom !== undefined && seenFrom >= day
}

/** Returns the day that a document is published on, if it has one. */
export function dateOf(frontmatter: object): string | undefined {
  const date: unknown = Reflect.get(frontmatter, 'date')
  return typeof date === 'string' ? date : undefined
}

/**
 * Returns the addresses of pages that visitors do not see, including those that show a document instead of a translation, with
 * the day of their publication; drafts have none.
 */
export function listUnpublished(
  documents: ReadonlyArray<{ readonly entry: Entry }>,
): ReadonlyMap<string, string | undefined> {
  const written = new Set(documents.map(({ entry }) => localizePath(entry.path, entry.locale)))
  const pages = documents.flatMap(({ entry }) => {
    const isShownIn = (locale: Locale) =>
      locale === entry.locale || (entry.locale === defaultLocale && !written.has(localizePath(entry.path, locale)))
    const day = entry.publication === 'scheduled' ? dateOf(entry.frontmatter) : undefined
    const shown = isPublished(entry) ? [] : locales.filter(isShownIn)
    return shown.map((locale) => [localizePath(entry.path, locale), day] as const)
  })
  return new Map(pages)
}
