import type { Locale } from '../../renderer/languages.ts'
import { isOf, type ContentEntry, type LoadedDocument } from '../content/loadDocument.ts'

/** An article with the profile of its author, and its body. */
export interface Article extends ContentEntry<'articles'> {
  readonly author: ContentEntry<'team'>
  /** Its body, as tools/content/plainMarkdown.ts writes it. */
  readonly markdown: string
  /** Whether there are pictures in its body. */
  readonly hasPictures: boolean
}

/** The articles that are written in a language, newest first; those of one day by name. */
export function articlesIn(locale: Locale, documents: readonly LoadedDocument[]): Article[] {
  const profiles = listProfiles(documents)
  return documents
    .flatMap(({ entry, markdown = '', bodyImages }) => {
      if (!isOf(entry, 'articles') || entry.locale !== locale) return []
      return { ...entry, author: authorOf(entry, profiles), markdown, hasPictures: bodyImages.length > 0 }
    })
    .toSorted((a, b) => b.frontmatter.date.localeCompare(a.frontmatter.date) || a.slug.localeCompare(b.slug))
}

/**
 * The profile of an article's author, in the article's language where there is one.
 *
 * @throws Error where there is none at all, which the check of the content would have told
 */
export function authorOf(
  { frontmatter, locale, file }: ContentEntry<'articles'>,
  profiles: readonly ContentEntry<'team'>[],
): ContentEntry<'team'> {
  const own = profiles.filter(({ slug }) => slug === frontmatter.author)
  const author = own.find((profile) => profile.locale === locale) ?? own[0]
  if (!author) throw new Error(`${file} has no author. Write the file name of a document of team/.`)
  return author
}

/** The profiles among documents. */
export function listProfiles(documents: readonly LoadedDocument[]): ContentEntry<'team'>[] {
  return documents.map(({ entry }) => entry).filter((entry) => isOf(entry, 'team'))
}
