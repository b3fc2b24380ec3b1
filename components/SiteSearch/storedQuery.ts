const KEY = 'site:search'

/** What was looked for last, on this page or an earlier one. */
export function readStoredQuery(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function storeQuery(query: string): void {
  try {
    sessionStorage.setItem(KEY, query)
  } catch {
    // Storage is forbidden: the next page begins with an empty field.
  }
}
