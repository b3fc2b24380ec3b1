import { splitPath } from '../../../renderer/addresses.ts'
import { isBlogCategory, parseListingPath, type Listing } from '../BlogList/listing.ts'
import { foldText } from './searchPosts.ts'

/** What the blog shows: one page of a category, or of what a search found in it. */
export interface BlogState extends Listing {
  /** From 1; NO_PAGE where something else was asked for. */
  readonly page: number
  /** What is searched; empty where nothing is. */
  readonly query: string
}

/** What `page=0`, `page=-1` and `page=abc` ask for. */
export const NO_PAGE = 0

/** No title is longer: what comes after it would find nothing. */
export const MOST_LETTERS = 100

/**
 * What an address of the blog asks for: `/fr/blog?category=legal&q=contrat&page=2`, `/fr/blog/legal/2`, or both.
 * What it does not know, it takes no notice of.
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

/** What was typed, without spaces around it; nothing where it holds no letter. */
export function tidyQuery(typed: string): string {
  const query = typed.slice(0, MOST_LETTERS).trim()
  return foldText(query) === '' ? '' : query
}

/** The one address that script gives to a state, without language: `/blog?category=legal&q=contrat&page=2`. */
export function blogAddress({ category, query, page }: BlogState): string {
  const asked = new URLSearchParams()
  if (category !== 'all') asked.set('category', category)
  if (query !== '') asked.set('q', query)
  if (page > 1) asked.set('page', String(page))
  return asked.size > 0 ? `/blog?${asked}` : '/blog'
}
