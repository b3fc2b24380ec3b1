/** The content of a search result. */
export interface SearchResult {
  readonly url: string
  readonly title: string
  readonly kind: string
  /** In Pagefind's format: see splitExcerpt.ts. */
  readonly excerpt: string
}

/**
 * A request from the page to its worker: search for words, or load the content of a result of the request with that
 * number.
 */
export type SearchQuestion = { readonly query: string } | { readonly search: number; readonly result: number }

export interface NumberedQuestion {
  readonly id: number
  readonly question: SearchQuestion
}

/** The worker's response to the request with the same number. */
export type NumberedAnswer = { readonly id: number } & (
  | { readonly found: number }
  | { readonly page: SearchResult }
  | { readonly failed: string }
)
