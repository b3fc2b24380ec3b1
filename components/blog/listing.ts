import { articleCategories } from '../../content/categories.ts'

export const blogCategories = ['all', ...articleCategories] as const

export type BlogCategory = (typeof blogCategories)[number]

export const POSTS_PER_PAGE = 2

/** One page of the blog: its category and number. */
export interface Listing {
  readonly category: BlogCategory
  /** Starts at 1. */
  readonly page: number
}

/** Returns its address without language: `/blog`, `/blog/2`, `/blog/legal`, `/blog/legal/2`. */
export function listingPath({ category, page }: Listing): string {
  return ['/blog', ...(category === 'all' ? [] : [category]), ...(page === 1 ? [] : [page])].join('/')
}

/**
 * Parses an address, or returns null if it is not one of the blog's: each page has one address, so `/blog/1` is not.
 */
export function parseListingPath(path: string): Listing | null {
  const [, category = 'all', page = '1'] = /^\/blog(?:\/([a-z][a-z-]*))?(?:\/([1-9]\d*))?$/.exec(path) ?? []
  if (!isBlogCategory(category)) return null
  const listing = { category, page: Number(page) }
  return listingPath(listing) === path ? listing : null
}

/** Parses the route parameters, which are strings. */
export function listingOfRoute({ category = 'all', page = '1' }: Readonly<Record<string, string>>): Listing | null {
  return isBlogCategory(category) ? { category, page: Number(page) } : null
}

/** Returns whether a string, such as a segment of an address, is a category of the blog. */
export function isBlogCategory(value: string): value is BlogCategory {
  return blogCategories.some((category) => category === value)
}
