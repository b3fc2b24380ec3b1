import { POSTS_PER_PAGE, type BlogCategory } from '../../components/blog/listing.ts'
import { countPages } from '../../components/blog/Pagination/paginate.ts'
import type { Entry } from '../../renderer/entry.ts'
import { listEntries } from '../../renderer/content.ts'
import type { Locale } from '../../renderer/languages.ts'

/** Returns the posts of a category, the latest first, but starting with one in the reader's language. */
export function postsOf(category: BlogCategory, locale: Locale): readonly Entry<'articles'>[] {
  const posts = listEntries('articles', locale).filter(
    (post) => category === 'all' || post.frontmatter.category === category,
  )
  return leadWithOwn(posts, locale)
}

/** Returns the number of pages of a category: an untranslated article may add one in one of the languages. */
export function pageCountOf(category: BlogCategory, locale: Locale): number {
  return countPages(postsOf(category, locale).length, POSTS_PER_PAGE)
}

/**
 * Moves the first item in the reader's language to the front, so that no list opens with an untranslated article. The
 * others keep their order.
 *
 * @returns the same list if it is already in that order, or if no item is in that language
 */
export function leadWithOwn<Item extends { readonly locale: string }>(
  items: readonly Item[],
  locale: string,
): readonly Item[] {
  const own = items.find((item) => item.locale === locale)
  return own && own !== items[0] ? [own, ...items.filter((item) => item !== own)] : items
}
