/** The content of a search result. */
export interface SearchResult {
  readonly url: string
  readonly title: string
  readonly kind: string
  /** In Pagefind's format: see splitExcerpt.ts. */
  readonly excerpt: string
}

/** The pages that match a query. */
export interface FoundPages {
  readonly total: number
  /** The first of them. */
  readonly results: readonly SearchResult[]
}

/** What the page asks its worker: the first results for a query. */
export interface SearchQuestion {
  readonly id: number
  readonly query: string
  readonly count: number
}

/** The worker's response to the question with the same number. */
export type SearchAnswer = { readonly id: number } & (FoundPages | { readonly failed: string })
