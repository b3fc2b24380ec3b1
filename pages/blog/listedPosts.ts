import { POSTS_PER_PAGE, type BlogCategory } from '../../components/blog/listing.ts'
import { countPages } from '../../components/blog/Pagination/paginate.ts'
import { listEntries } from '../../renderer/content.ts'
import type { Entry } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'

/** Returns the posts of a category, the latest first, untranslated ones after all others. */
export function postsOf(category: BlogCategory, locale: Locale): readonly Entry<'articles'>[] {
  const posts = listEntries('articles', locale).filter(
    (post) => category === 'all' || post.frontmatter.category === category,
  )
  return ownFirst(posts, locale)
}

/** Returns the number of pages of a category: an untranslated article may add one in one of the languages. */
export function pageCountOf(category: BlogCategory, locale: Locale): number {
  return countPages(postsOf(category, locale).length, POSTS_PER_PAGE)
}

/** Moves what is not in the reader's language to the end; both parts keep their order. */
export function ownFirst<Item extends { readonly locale: string }>(
  items: readonly Item[],
  locale: string,
): readonly Item[] {
  return [...items.filter((item) => item.locale === locale), ...items.filter((item) => item.locale !== locale)]
}
