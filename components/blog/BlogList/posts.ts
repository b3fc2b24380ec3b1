import { render } from 'vike/abort'
import type { Entry } from '../../../renderer/entry.ts'
import { listEntries } from '../../../renderer/content.ts'
import { forEachLocale, locales, type Locale } from '../../../renderer/languages.ts'
import { countPages, paginate } from '../Pagination/paginate.ts'
import {
  blogCategories,
  listingOfRoute,
  listingPath,
  POSTS_PER_PAGE,
  type BlogCategory,
  type Listing,
} from './listing.ts'
import { sortByDate } from './sortByDate.ts'

const RECENT_POSTS = 3

/** The data of a page of the blog. */
export type BlogPage = ReturnType<typeof readBlogPage>

type Posts = readonly Entry<'articles'>[]

/** Every post available in each language, newest first. */
const posts = forEachLocale((locale): Posts => sortByDate(listEntries('articles', locale)))

/** Returns every post available in a language, newest first. */
export function listPosts(locale: Locale): Posts {
  return posts[locale]
}

/** Returns the posts of a category, starting with one in the reader's language. */
function postsOf(category: BlogCategory, locale: Locale): Posts {
  const chosen = posts[locale].filter((post) => category === 'all' || post.frontmatter.category === category)
  return leadWithOwn(chosen, locale)
}

/** Returns the languages in which the list has that page: an untranslated article may add a page in one of them. */
export function localesOfListing({ category, page }: Listing): readonly Locale[] {
  return locales.filter((locale) => page >= 1 && page <= pageCountOf(category, locale))
}

/** Returns the addresses of every page of the blog in any language except `/blog`, which has its own route. */
export function pathsOfFurtherListings(): string[] {
  return blogCategories.flatMap((category) => {
    const pageCount = Math.max(...locales.map((locale) => pageCountOf(category, locale)))
    return Array.from({ length: pageCount }, (_, index) => listingPath({ category, page: index + 1 })).filter(
      (path) => path !== '/blog',
    )
  })
}

function pageCountOf(category: BlogCategory, locale: Locale): number {
  return countPages(postsOf(category, locale).length, POSTS_PER_PAGE)
}

/**
 * Returns the data of a page of the blog in a language.
 *
 * @param routeParams `category` and `page`, both absent on `/blog`
 * @throws Vike's 404 if the page does not exist
 */
export function readBlogPage(routeParams: Readonly<Record<string, string>>, locale: Locale) {
  const listing = listingOfRoute(routeParams)
  const category = listing && postsOf(listing.category, locale)
  const page = category && paginate(category, listing.page, POSTS_PER_PAGE)
  if (!page) throw render(404)
  return {
    listing,
    posts: { ...page, items: leadWithOwn(page.items, locale) },
    /** The number of posts in the category, on all its pages. */
    postCount: category.length,
    /** The newest posts of all categories, whether the page lists them or not. */
    recent: posts[locale].slice(0, RECENT_POSTS),
  }
}

/**
 * Moves the first item in the reader's language to the front, so that no list opens with an untranslated article. The
 * others keep their order.
 *
 * @returns the same list if it is already in that order, or if no item is in that language
 */
function leadWithOwn<Item extends { readonly locale: string }>(
  items: readonly Item[],
  locale: string,
): readonly Item[] {
  const own = items.find((item) => item.locale === locale)
  return own && own !== items[0] ? [own, ...items.filter((item) => item !== own)] : items
}
