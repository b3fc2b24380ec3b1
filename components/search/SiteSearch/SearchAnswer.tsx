import { useEffect, useRef } from 'react'
import { useTexts, type Texts } from '../../../renderer/islands/useTexts.ts'
import type { FoundPages, Question } from './searchMessages.ts'
import { RESULTS_AT_A_TIME, type Answer } from './useSearch.ts'
import { WaysOn } from './WaysOn.tsx'

/** The collections whose pages have a name of their own in results. */
const kinds = ['articles', 'services', 'case-studies', 'team'] as const

/** A search result: its type, title and excerpt. Everything is rendered as text, never as HTML. */
function Result({ url, title, kind, excerpt }: FoundPages['results'][number]) {
  const t = useTexts('search')
  return (
    <li>
      <small>{t(`kinds.${kinds.find((known) => known === kind) ?? 'page'}`)}</small>
      <h2>
        <a href={url}>{title}</a>
      </h2>
      <p>
        {excerpt.split(/<\/?mark>/).map((part, index) => {
          const text = part.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
          // oxlint-disable-next-line react/no-array-index-key
          return index % 2 === 1 ? <mark key={index}>{text}</mark> : text
        })}
      </p>
    </li>
  )
}

interface SearchAnswerProps {
  readonly question: Question
  /** The answer to it, or to an earlier question: its results remain until the next ones arrive. */
  readonly answer: Answer | undefined
  readonly onMore: () => void
}

/** The status and results of the search. */
export function SearchAnswer({ question, answer, onMore }: SearchAnswerProps) {
  const t = useTexts('search')
  const list = useRef<HTMLOListElement>(null)
  const { total, results = [] }: Partial<FoundPages> = typeof answer?.outcome === 'object' ? answer.outcome : {}
  const newest = (answer?.question.count ?? 0) - RESULTS_AT_A_TIME

  // The button may have been removed with the focus on it, so the focus moves to the new results.
  useEffect(() => {
    if (newest > 0) list.current?.querySelectorAll('a')[newest]?.focus()
  }, [newest])

  return (
    <div aria-busy={question.query !== '' && answer?.question !== question}>
      <output>{describe(question, answer, t)}</output>
      {results.length > 0 && (
        <ol ref={list}>
          {results.map((result) => (
            <Result key={result.url} {...result} />
          ))}
        </ol>
      )}
      {total !== undefined && results.length < total && (
        <button type="button" onClick={onMore}>
          {t('more')}
        </button>
      )}
      {total === 0 && (
        <div>
          <p>{t('onwards')}</p>
          <WaysOn />
        </div>
      )}
    </div>
  )
}

function describe(question: Question, answer: Answer | undefined, t: Texts<'search'>): string {
  const { query } = question
  if (query === '') return t('hint')
  if (answer?.question !== question) return t('searching')
  const { outcome } = answer
  if (typeof outcome === 'string') return t(outcome)
  return outcome.total > 0 ? t('found', { count: outcome.total, query }) : t('none', { query })
}
