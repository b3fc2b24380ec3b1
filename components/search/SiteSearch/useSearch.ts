import { useEffect, useRef, useState } from 'react'
import { findPages } from './searchEngine.ts'
import type { FoundPages, Question } from './searchMessages.ts'

/** The storage key of the last query, on this page or an earlier one. */
const KEY = 'site:search'
const PAUSE_BEFORE_SEARCHING = 150
export const RESULTS_AT_A_TIME = 10

/** The answer to a question. */
export interface Answer {
  readonly question: Question
  /** The pages found, or why they could not be looked for. */
  readonly outcome: FoundPages | 'failed' | 'offline'
}

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

/**
 * Searches the site while somebody types. The query of an earlier page is searched for again. The last answer remains
 * until there is another one.
 */
export function useSearch() {
  const [firstQuery] = useState(readStoredQuery)
  const [question, ask] = useState<Question>({ query: firstQuery, count: RESULTS_AT_A_TIME })
  const [answer, setAnswer] = useState<Answer>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    let isCurrent = question.query !== ''
    const receive = (outcome: Answer['outcome']) => isCurrent && setAnswer({ question, outcome })
    if (isCurrent) {
      findPages(question.query, question.count).then(receive, (error: unknown) => {
        console.warn(error)
        if (import.meta.env.DEV) console.warn('The search looks through the last build: npm run build makes its index.')
        receive(navigator.onLine ? 'failed' : 'offline')
      })
    }
    return () => {
      isCurrent = false
    }
  }, [question])

  const lookAtOnce = (query: string) => {
    clearTimeout(pause.current)
    storeQuery(query)
    if (query === '') setAnswer(undefined)
    ask({ query, count: RESULTS_AT_A_TIME })
  }
  const lookFor = (query: string) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => lookAtOnce(query), PAUSE_BEFORE_SEARCHING)
  }
  const showMore = () => ask({ ...question, count: question.count + RESULTS_AT_A_TIME })

  return { question, answer, firstQuery, lookFor, lookAtOnce, showMore }
}
