import { useEffect, useRef, useState } from 'react'
import { findPages } from './findPages.ts'
import type { FoundPages, Question } from './searchMessages.ts'

const PAUSE_BEFORE_SEARCHING = 150
export const RESULTS_AT_A_TIME = 10

/** The answer to a question. */
export interface Answer {
  readonly question: Question
  /** The pages found, or why they could not be looked for. */
  readonly outcome: FoundPages | 'failed' | 'offline'
}

/** Searches the site while somebody types. The last answer remains until there is another one. */
export function useSearch() {
  const [question, ask] = useState<Question>({ query: '', count: RESULTS_AT_A_TIME })
  const [answer, setAnswer] = useState<Answer>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (question.query === '') return undefined
    let isCurrent = true
    const receive = (outcome: Answer['outcome']) => isCurrent && setAnswer({ question, outcome })
    findPages(question).then(receive, (error: unknown) => {
      console.warn(error)
      if (import.meta.env.DEV) console.warn('The search looks through the last build: npm run build makes its index.')
      receive(navigator.onLine ? 'failed' : 'offline')
    })
    return () => {
      isCurrent = false
    }
  }, [question])

  const lookFor = (query: string, delay = PAUSE_BEFORE_SEARCHING) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => ask({ query, count: RESULTS_AT_A_TIME }), delay)
  }
  const showMore = () => ask({ ...question, count: question.count + RESULTS_AT_A_TIME })
  return { question, answer: question.query === '' ? undefined : answer, lookFor, showMore }
}
