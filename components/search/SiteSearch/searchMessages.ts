/** The content of a search result. */
export interface SearchResult {
  readonly url: string
  readonly title: string
  readonly kind: string
  /** With `<mark>` around matches: see splitExcerpt.ts. */
  readonly excerpt: string
}

/** The pages that match a query. */
export interface FoundPages {
  readonly total: number
  /** The first of them. */
  readonly results: readonly SearchResult[]
}

/** A query, and how many results to show. */
export interface Question {
  readonly query: string
  readonly count: number
}

/** A question for the worker. */
export interface SearchQuestion extends Question {
  readonly id: number
}

/** The worker's response to the question with the same number. */
export type SearchAnswer = { readonly id: number } & (FoundPages | { readonly failed: string })
