import type { FoundPages } from './searchMessages.ts'

/** The results that remain visible until the next search has some. */
export type Settled =
  | (FoundPages & {
      readonly step: 'found'
      readonly query: string
      /** The index of the first result that was not there before. */
      readonly newest: number
    })
  | { readonly step: 'idle' }
  | { readonly step: 'none'; readonly query: string }
  | { readonly step: 'failed' }
  | { readonly step: 'offline' }

export interface Searching {
  readonly step: 'searching'
  readonly query: string
  /** How many results are to be shown. */
  readonly count: number
  readonly before: Settled
}

/** The state of the search. */
export type SearchState = Settled | Searching

/** The actions on it; a response names the state that it belongs to. */
export type SearchAction =
  | { readonly type: 'asked'; readonly query: string }
  | { readonly type: 'more' }
  | { readonly type: 'found'; readonly to: Searching; readonly found: FoundPages }
  | { readonly type: 'failed'; readonly to: Searching; readonly isOnline: boolean }

const RESULTS_AT_A_TIME = 10

/** Returns the initial state, with the query of an earlier page. */
export function startSearch(query: string): SearchState {
  return reduceSearch({ step: 'idle' }, { type: 'asked', query })
}

export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'asked': {
      const { query } = action
      if (query === '') return { step: 'idle' }
      return { step: 'searching', query, count: RESULTS_AT_A_TIME, before: settled(state) }
    }
    case 'more': {
      if (state.step !== 'found') return state
      const { query, results } = state
      return { step: 'searching', query, count: results.length + RESULTS_AT_A_TIME, before: state }
    }
    case 'found': {
      // Another search may have started meanwhile.
      if (action.to !== state) return state
      const { query, before } = action.to
      if (action.found.total === 0) return { step: 'none', query }
      const newest = before.step === 'found' && before.query === query ? before.results.length : 0
      return { step: 'found', query, ...action.found, newest }
    }
    case 'failed':
      return action.to === state ? { step: action.isOnline ? 'failed' : 'offline' } : state
  }
}

/** Returns the results to show. */
export function settled(state: SearchState): Settled {
  return state.step === 'searching' ? state.before : state
}
