import { articleCategories } from '../../../content/categories.ts'

export const blogCategories = ['all', ...articleCategories] as const

export type BlogCategory = (typeof blogCategories)[number]

export const POSTS_PER_PAGE = 2

/** One page of the blog: what of, and which. */
export interface Listing {
  readonly category: BlogCategory
  /** From 1. */
  readonly page: number
}

/** Its address without language: `/blog`, `/blog/2`, `/blog/legal`, `/blog/legal/2`. */
export function listingPath({ category, page }: Listing): string {
  return ['/blog', ...(category === 'all' ? [] : [category]), ...(page === 1 ? [] : [page])].join('/')
}

/** What an address shows, or null where it is none of the blog's: a page has one address, so `/blog/1` is none. */
export function parseListingPath(path: string): Listing | null {
  const [, category = 'all', page = '1'] = /^\/blog(?:\/([a-z][a-z-]*))?(?:\/([1-9]\d*))?$/.exec(path) ?? []
  if (!isBlogCategory(category)) return null
  const listing = { category, page: Number(page) }
  return listingPath(listing) === path ? listing : null
}

/** The same from the parameters of the route, which are texts. */
export function listingOfRoute({ category = 'all', page = '1' }: Readonly<Record<string, string>>): Listing | null {
  return isBlogCategory(category) ? { category, page: Number(page) } : null
}

/** Whether a text, such as a part of an address, is a category of the blog. */
export function isBlogCategory(value: string): value is BlogCategory {
  return blogCategories.some((category) => category === value)
}
