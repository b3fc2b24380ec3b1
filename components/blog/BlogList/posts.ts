import { render } from 'vike/abort'
import type { Entry } from '../../../renderer/entry.ts'
import { listEntries } from '../../../renderer/content.ts'
import { locales, type Locale } from '../../../renderer/languages.ts'
import { countPages, paginate, type PageOf } from '../Pagination/paginate.ts'
import {
  blogCategories,
  listingOfRoute,
  listingPath,
  POSTS_PER_PAGE,
  type BlogCategory,
  type Listing,
} from './listing.ts'
import { leadWithOwn } from './leadWithOwn.ts'
import { sortByDate } from './sortByDate.ts'

const RECENT_POSTS = 3

/** What a page of the blog shows. */
export interface BlogPage {
  readonly listing: Listing
  readonly posts: PageOf<Entry<'articles'>>
  /** How many the category has, on all its pages. */
  readonly postCount: number
  /** The newest of all, whether it lists them or not. */
  readonly recent: readonly Entry<'articles'>[]
}

type Posts = readonly Entry<'articles'>[]

/** Sorting thousands of posts again for each page would take longer than all the rest. */
const sorted = new WeakMap<Posts, Posts>()

/** Every post that readers of a language have, newest first. */
export function listPosts(locale: Locale): Posts {
  const articles = listEntries('articles', locale)
  const posts = sorted.get(articles) ?? sortByDate(articles)
  sorted.set(articles, posts)
  return posts
}

/** By category, of a list: each of its thousands of pages asks. */
const grouped = new WeakMap<Posts, Map<BlogCategory, Posts>>()

/** What of them is shown first is in the readers' language, so that a list opens in it. */
function postsOf(category: BlogCategory, locale: Locale): Posts {
  const posts = listPosts(locale)
  const groups = grouped.get(posts) ?? new Map<BlogCategory, Posts>()
  const isOf = ({ frontmatter }: Entry<'articles'>) => category === 'all' || frontmatter.category === category
  const group = groups.get(category) ?? leadWithOwn(posts.filter(isOf), locale)
  grouped.set(posts, groups.set(category, group))
  return group
}

/** The languages that have as many pages: an article without translation may make one more in one of them. */
export function localesOfListing({ category, page }: Listing): readonly Locale[] {
  return locales.filter((locale) => page >= 1 && page <= pageCountOf(category, locale))
}

/** The addresses of every page of the blog in any language, but for the first: that one is a page of its own. */
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
 * What a page of the blog shows to readers of a language.
 *
 * @param routeParams `category` and `page`, both absent on the first page of all
 * @throws what makes Vike answer 404, where they have no such page
 */
export function readBlogPage(routeParams: Readonly<Record<string, string>>, locale: Locale): BlogPage {
  const listing = listingOfRoute(routeParams)
  const category = listing && postsOf(listing.category, locale)
  const page = category && paginate(category, listing.page, POSTS_PER_PAGE)
  if (!page) throw render(404)
  const posts = { ...page, items: leadWithOwn(page.items, locale) }
  return { listing, posts, postCount: category.length, recent: listPosts(locale).slice(0, RECENT_POSTS) }
}
