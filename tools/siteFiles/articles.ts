import type { Locale } from '../../renderer/languages.ts'
import type { ContentEntry, LoadedDocument } from '../content/loadDocument.ts'

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
  const profiles = documents.map(({ entry }) => entry).filter((entry) => isOf(entry, 'team'))
  return documents
    .flatMap(({ entry, markdown = '', bodyImages }) => {
      if (!isOf(entry, 'articles') || entry.locale !== locale) return []
      const own = profiles.filter(({ slug }) => slug === entry.frontmatter.author)
      const author = own.find((profile) => profile.locale === locale) ?? own[0]
      if (!author) throw new Error(`${entry.file} has no author. Write the file name of a document of team/.`)
      return { ...entry, author, markdown, hasPictures: bodyImages.length > 0 }
    })
    .toSorted((a, b) => b.frontmatter.date.localeCompare(a.frontmatter.date) || a.slug.localeCompare(b.slug))
}

function isOf<Name extends 'articles' | 'team'>(entry: ContentEntry, collection: Name): entry is ContentEntry<Name> {
  return entry.collection === collection
}
