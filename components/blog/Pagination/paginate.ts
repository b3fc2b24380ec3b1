/** One page of a list. */
export interface PageOf<Item> {
  readonly items: readonly Item[]
  /** Starts at 1. */
  readonly page: number
  /** At least 1: an empty list has one empty page. */
  readonly pageCount: number
}

export function countPages(itemCount: number, perPage: number): number {
  return Math.max(1, Math.ceil(itemCount / perPage))
}

/** Returns the items of a page, or null if the list has no such page. */
export function paginate<Item>(items: readonly Item[], page: number, perPage: number): PageOf<Item> | null {
  const pageCount = countPages(items.length, perPage)
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null
  return { items: items.slice((page - 1) * perPage, page * perPage), page, pageCount }
}
