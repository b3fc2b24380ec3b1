import { useEffect, useReducer, useRef, useState } from 'react'
import { findPages } from './searchEngine.ts'
import { reduceSearch, startSearch } from './searchState.ts'

/** The storage key of the last query, on this page or an earlier one. */
const KEY = 'site:search'
const PAUSE_BEFORE_SEARCHING = 150

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

/** Searches the site while somebody types. The query of an earlier page is searched for again. */
export function useSearch() {
  const [firstQuery] = useState(readStoredQuery)
  const [state, dispatch] = useReducer(reduceSearch, firstQuery, startSearch)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (state.step !== 'searching') return
    findPages(state.query, state.count).then(
      (found) => dispatch({ type: 'found', to: state, found }),
      (error: unknown) => {
        console.warn(error)
        if (import.meta.env.DEV) console.warn('The search looks through the last build: npm run build makes its index.')
        dispatch({ type: 'failed', to: state, isOnline: navigator.onLine })
      },
    )
  }, [state])

  const lookFor = (query: string) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      storeQuery(query)
      dispatch({ type: 'asked', query })
    }, PAUSE_BEFORE_SEARCHING)
  }

  return { state, firstQuery, lookFor, showMore: () => dispatch({ type: 'more' }) }
}
