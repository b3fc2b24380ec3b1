/** A query, and how many results to load. */
export interface Question {
  readonly query: string
  readonly count: number
}

/** The pages that match a query. */
export interface FoundPages {
  readonly total: number
  /** The first of them; in their excerpts, `<mark>` surrounds what matched, and any other `<` or `>` is an entity. */
  readonly results: ReadonlyArray<Readonly<Record<'url' | 'title' | 'kind' | 'excerpt', string>>>
}

/** The worker's answer. */
export type WorkerAnswer = FoundPages | { readonly failed: string }
