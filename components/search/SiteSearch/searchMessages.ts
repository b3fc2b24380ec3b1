/** What the search shows of a page. */
export interface SearchResult {
  readonly url: string
  readonly title: string
  readonly kind: string
  /** As Pagefind writes it: see splitExcerpt.ts. */
  readonly excerpt: string
}

/** What a page asks its worker: how many pages have some words, or what one of them says, by the number of that question. */
export type SearchQuestion = { readonly query: string } | { readonly search: number; readonly result: number }

export interface NumberedQuestion {
  readonly id: number
  readonly question: SearchQuestion
}

/** What the worker answers to the question with the same number. */
export type NumberedAnswer = { readonly id: number } & (
  | { readonly found: number }
  | { readonly page: SearchResult }
  | { readonly failed: string }
)
