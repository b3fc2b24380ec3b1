import { splitPath } from '../../../renderer/addresses.ts'
import { listingPath, parseListingPath, type Listing } from '../listing.ts'

/** One page of a category, or of the results of a search in it. */
export interface BlogState extends Listing {
  /** The query; empty without a search. */
  readonly query: string
}

/** No title is longer, so a longer query would find nothing. */
export const MAX_LETTERS = 100

/** Parses an address of the blog: `/fr/blog/legal/2`, `/fr/blog/legal?q=contrat&page=2`. */
export function readBlogState({ pathname, search }: Pick<URL, 'pathname' | 'search'>): BlogState {
  const { category, page } = parseListingPath(splitPath(pathname).path) ?? { category: 'all', page: 1 }
  const asked = new URLSearchParams(search)
  const query = tidyQuery(asked.get('q') ?? '')
  if (query === '') return { category, page, query }
  const [pageOfResults = '1'] = /^[1-9]\d*$/.exec(asked.get('page') ?? '') ?? []
  return { category, page: Number(pageOfResults), query }
}

/** Trims a query. */
export function tidyQuery(typed: string): string {
  return typed.slice(0, MAX_LETTERS).trim()
}

/** Returns the address of a state, without language: `/blog/legal?q=contrat&page=2`; without a search, that of the list. */
export function blogAddress({ category, query, page }: BlogState): string {
  if (query === '') return listingPath({ category, page })
  const asked = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) })
  return `${listingPath({ category, page: 1 })}?${asked}`
}
