import { useEffect, useRef } from 'react'
import { useTexts, type Texts } from '../../renderer/islands/useTexts.ts'
import { Result } from './Result.tsx'
import { settled, type SearchState } from './searchState.ts'
import { WaysOn } from './WaysOn.tsx'

interface SearchAnswerProps {
  readonly state: SearchState
  readonly onMore: () => void
}

/** How the search goes, and what was found: the last answer stays until the next is there. */
export function SearchAnswer({ state, onMore }: SearchAnswerProps) {
  const t = useTexts('search')
  const list = useRef<HTMLOListElement>(null)
  const seen = settled(state)
  const newest = seen.step === 'found' ? seen.newest : 0

  // The button may be gone; whoever pressed it goes on with what came.
  useEffect(() => {
    if (newest > 0) list.current?.querySelectorAll('a')[newest]?.focus()
  }, [newest])

  return (
    <div aria-busy={state.step === 'searching'}>
      <output>{describe(state, t)}</output>
      {seen.step === 'found' && (
        <>
          <ol ref={list}>
            {seen.results.map((result) => (
              <Result key={result.url} {...result} />
            ))}
          </ol>
          {seen.results.length < seen.hits.length && (
            <button type="button" onClick={onMore}>
              {t('more')}
            </button>
          )}
        </>
      )}
      {seen.step === 'none' && <WaysOn />}
    </div>
  )
}

function describe(state: SearchState, t: Texts<'search'>): string {
  switch (state.step) {
    case 'idle':
      return t('hint')
    case 'found':
      return t('found', { count: state.hits.length, query: state.query })
    case 'none':
      return t('none', { query: state.query })
    case 'searching':
    case 'failed':
    case 'offline':
      return t(state.step)
  }
}
