import { useEffect, useReducer, useRef, useState } from 'react'
import { findPages, type SearchHit } from './searchEngine.ts'
import type { SearchResult } from './searchMessages.ts'
import { reduceSearch, startSearch, type SearchAction, type SearchState } from './searchState.ts'

const KEY = 'site:search'

/** The storage key of the last query, on this page or an earlier one. */
function readStoredQuery(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function storeQuery(query: string): void {
  try {
    sessionStorage.setItem(KEY, query)
  } catch {
    // Storage is blocked: the next page starts with an empty field.
  }
}

const PAUSE_BEFORE_SEARCHING = 150
const RESULTS_AT_A_TIME = 10

interface Search {
  readonly state: SearchState
  /** The query of an earlier page is searched for again. */
  readonly firstQuery: string
  /** Debounces the query. */
  readonly lookFor: (query: string) => void
  readonly showMore: () => Promise<void>
}

/** Searches the site while somebody types. */
export function useSearch(): Search {
  const [firstQuery] = useState(readStoredQuery)
  const [state, dispatch] = useReducer(reduceSearch, firstQuery, startSearch)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (state.step !== 'searching') return
    let isLatest = true
    const find = async () => {
      try {
        const hits = await findPages(state.query)
        if (isLatest) dispatch({ type: 'found', to: state, hits, results: await loadNext(hits, 0) })
      } catch (error) {
        dispatch(failure(state, error))
      }
    }
    void find()
    return () => {
      isLatest = false
    }
  }, [state])

  const lookFor = (query: string) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      storeQuery(query)
      dispatch({ type: 'asked', query })
    }, PAUSE_BEFORE_SEARCHING)
  }

  const showMore = async () => {
    if (state.step !== 'found') return
    try {
      dispatch({ type: 'more', to: state, results: await loadNext(state.hits, state.results.length) })
    } catch (error) {
      dispatch(failure(state, error))
    }
  }

  return { state, firstQuery, lookFor, showMore }
}

function loadNext(hits: readonly SearchHit[], start: number): Promise<SearchResult[]> {
  return Promise.all(hits.slice(start, start + RESULTS_AT_A_TIME).map((load) => load()))
}

function failure(to: SearchState, error: unknown): SearchAction {
  console.warn(error)
  if (import.meta.env.DEV) console.warn('The search looks through the last build: npm run build makes its index.')
  return { type: 'failed', to, isOnline: navigator.onLine }
}
