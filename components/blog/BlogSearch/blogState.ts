import { splitPath } from '../../../renderer/addresses.ts'
import { isBlogCategory, parseListingPath, type Listing } from '../BlogList/listing.ts'
import { foldText } from './searchPosts.ts'

/** The state of the blog: one page of a category, or of search results in it. */
export interface BlogState extends Listing {
  /** Starts at 1; NO_PAGE if the address has an invalid number. */
  readonly page: number
  /** The query; empty without a search. */
  readonly query: string
}

/** Stands for `page=0`, `page=-1` and `page=abc`. */
export const NO_PAGE = 0

/** No title is longer, so a longer query would find nothing. */
export const MOST_LETTERS = 100

/**
 * Parses an address of the blog: `/fr/blog?category=legal&q=contrat&page=2`, `/fr/blog/legal/2`, or both. Unknown
 * parameters are ignored.
 */
export function readBlogState({ pathname, search }: Pick<URL, 'pathname' | 'search'>): BlogState {
  const listing = parseListingPath(splitPath(pathname).path) ?? { category: 'all', page: 1 }
  const asked = new URLSearchParams(search)
  const category = asked.get('category') ?? ''
  const query = tidyQuery(asked.get('q') ?? '')
  const page = asked.get('page')
  const isListing = query === '' && !isBlogCategory(category)
  return {
    category: isBlogCategory(category) ? category : listing.category,
    query,
    page: page === null ? (isListing && listing.page) || 1 : readPage(page),
  }
}

function readPage(asked: string): number {
  return /^[1-9]\d*$/.test(asked) ? Number(asked) : NO_PAGE
}

/** Trims a query; one without letters or digits is empty. */
export function tidyQuery(typed: string): string {
  const query = typed.slice(0, MOST_LETTERS).trim()
  return foldText(query) === '' ? '' : query
}

/** Returns the canonical address of a state, without language: `/blog?category=legal&q=contrat&page=2`. */
export function blogAddress({ category, query, page }: BlogState): string {
  const asked = new URLSearchParams()
  if (category !== 'all') asked.set('category', category)
  if (query !== '') asked.set('q', query)
  if (page > 1) asked.set('page', String(page))
  return asked.size > 0 ? `/blog?${asked}` : '/blog'
}
