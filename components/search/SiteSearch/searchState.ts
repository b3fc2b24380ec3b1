import type { SearchHit } from './searchEngine.ts'
import type { SearchResult } from './searchMessages.ts'

export interface Found {
  readonly step: 'found'
  readonly query: string
  readonly hits: readonly SearchHit[]
  /** The content of the results shown so far. */
  readonly results: readonly SearchResult[]
  /** The index of the first result loaded last. */
  readonly newest: number
}

/** The results that remain visible until the next search has some. */
export type Settled =
  | Found
  | { readonly step: 'idle' }
  | { readonly step: 'none'; readonly query: string }
  | { readonly step: 'failed' }
  | { readonly step: 'offline' }

export interface Searching {
  readonly step: 'searching'
  readonly query: string
  readonly before: Settled
}

/** The state of the search. */
export type SearchState = Settled | Searching

/** The actions on it; a response names the state that it belongs to. */
export type SearchAction =
  | { readonly type: 'asked'; readonly query: string }
  | {
      readonly type: 'found'
      readonly to: Searching
      readonly hits: readonly SearchHit[]
      readonly results: readonly SearchResult[]
    }
  | { readonly type: 'more'; readonly to: Found; readonly results: readonly SearchResult[] }
  | { readonly type: 'failed'; readonly to: SearchState; readonly isOnline: boolean }

/** Returns the initial state, with the query of an earlier page. */
export function startSearch(query: string): SearchState {
  return reduceSearch({ step: 'idle' }, { type: 'asked', query })
}

export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  if (action.type === 'asked') {
    const { query } = action
    return query === '' ? { step: 'idle' } : { step: 'searching', query, before: settled(state) }
  }
  // Another search has started meanwhile.
  if (action.to !== state) return state
  switch (action.type) {
    case 'found': {
      const { hits, results } = action
      const { query } = action.to
      return hits.length === 0 ? { step: 'none', query } : { step: 'found', query, hits, results, newest: 0 }
    }
    case 'more': {
      const { results } = action.to
      return { ...action.to, results: [...results, ...action.results], newest: results.length }
    }
    case 'failed':
      return { step: action.isOnline ? 'failed' : 'offline' }
  }
}

/** Returns the results to show. */
export function settled(state: SearchState): Settled {
  return state.step === 'searching' ? state.before : state
}
