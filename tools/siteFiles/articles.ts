import type { Locale } from '../../renderer/languages.ts'
import type { ContentEntry, LoadedDocument } from '../content/loadDocument.ts'

/** An article with the profile of its author. */
export interface Article extends ContentEntry<'articles'> {
  readonly author: ContentEntry<'team'>
}

/** The articles that are written in a language, newest first; those of one day by name. */
export function articlesIn(locale: Locale, documents: readonly LoadedDocument[]): Article[] {
  const entries = documents.map(({ entry }) => entry)
  return entries
    .filter((entry) => isOf(entry, 'articles'))
    .filter((entry) => entry.locale === locale)
    .map((entry) => {
      const profiles = entries
        .filter((other) => isOf(other, 'team'))
        .filter(({ slug }) => slug === entry.frontmatter.author)
      const author = profiles.find((profile) => profile.locale === locale) ?? profiles[0]
      if (!author) throw new Error(`${entry.file} has no author. Write the file name of a document of team/.`)
      return { ...entry, author }
    })
    .toSorted((a, b) => b.frontmatter.date.localeCompare(a.frontmatter.date) || a.slug.localeCompare(b.slug))
}

function isOf<Name extends 'articles' | 'team'>(entry: ContentEntry, collection: Name): entry is ContentEntry<Name> {
  return entry.collection === collection
}
