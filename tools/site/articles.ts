import type { Locale } from '../../renderer/languages.ts'
import { isOf, type Entry } from '../../renderer/entry.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'

/** An article with the profile of its author, and its body. */
export interface Article extends Entry<'articles'> {
  readonly author: Entry<'team'>
  /** Its body, as tools/markdown/plainMarkdown.ts writes it. */
  readonly readMarkdown: () => string
}

/** The articles that are written in a language, newest first; those of one day by name. */
export function articlesIn(locale: Locale, documents: readonly LoadedDocument[]): Article[] {
  const profiles = listProfiles(documents)
  return documents
    .flatMap(({ entry, compiled }) => {
      if (!isOf(entry, 'articles') || entry.locale !== locale) return []
      return { ...entry, author: authorOf(entry, profiles), readMarkdown: () => compiled?.markdown ?? '' }
    })
    .toSorted((a, b) => b.frontmatter.date.localeCompare(a.frontmatter.date) || a.slug.localeCompare(b.slug, 'en'))
}

/**
 * Returns the profile of an article's author, in the article's language where there is one.
 *
 * @throws Error where there is none, which the content check would have reported
 */
export function authorOf(
  { frontmatter, locale, file }: Entry<'articles'>,
  profiles: readonly Entry<'team'>[],
): Entry<'team'> {
  const own = profiles.filter(({ slug }) => slug === frontmatter.author)
  const author = own.find((profile) => profile.locale === locale) ?? own[0]
  if (!author) throw new Error(`${file} has no author. Write the file name of a document of team/.`)
  return author
}

const profilesAmong = new WeakMap<readonly LoadedDocument[], readonly Entry<'team'>[]>()

/** The profiles among documents. */
export function listProfiles(documents: readonly LoadedDocument[]): readonly Entry<'team'>[] {
  const profiles =
    profilesAmong.get(documents) ?? documents.map(({ entry }) => entry).filter((entry) => isOf(entry, 'team'))
  profilesAmong.set(documents, profiles)
  return profiles
}
