/** Returns the number of pages, at least 1: an empty list has one empty page. */
export function countPages(itemCount: number, perPage: number): number {
  return Math.max(1, Math.ceil(itemCount / perPage))
}

/** Returns the items of a page, counted from 1, or null if the list has no such page. */
export function paginate<Item>(items: readonly Item[], page: number, perPage: number) {
  const pageCount = countPages(items.length, perPage)
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return null
  return { items: items.slice((page - 1) * perPage, page * perPage), page, pageCount }
}
