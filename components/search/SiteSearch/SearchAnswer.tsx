import { useEffect, useRef } from 'react'
import { useTexts, type Texts } from '../../../renderer/islands/useTexts.ts'
import type { SearchResult } from './searchMessages.ts'
import { splitExcerpt } from './splitExcerpt.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { settled, type SearchState } from './searchState.ts'

const kinds = ['article', 'service', 'caseStudy', 'person', 'page'] as const

/** A search result: its type, title and excerpt. Everything is rendered as text, never as HTML. */
function Result({ url, title, kind, excerpt }: SearchResult) {
  const t = useTexts('search')
  return (
    <li>
      <small>{t(`kinds.${kinds.find((known) => known === kind) ?? 'page'}`)}</small>
      <h2>
        <a href={url}>{title}</a>
      </h2>
      <p>
        {splitExcerpt(excerpt).map(({ text, isHit }, index) =>
          // oxlint-disable-next-line react/no-array-index-key
          isHit ? <mark key={index}>{text}</mark> : text,
        )}
      </p>
    </li>
  )
}

const ways = [
  { key: 'services', path: '/services' },
  { key: 'blog', path: '/blog' },
  { key: 'contact', path: '/contact' },
] as const

/** Links shown if nothing was found. */
function WaysOn() {
  const t = useTexts('search')
  const { locale } = useIslandSetting()
  return (
    <div>
      <p>{t('onwards')}</p>
      <ul>
        {ways.map(({ key, path }) => (
          <li key={key}>
            <a href={localizePath(path, locale)}>{t(`ways.${key}`)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface SearchAnswerProps {
  readonly state: SearchState
  readonly onMore: () => void
}

/** The status and results of the search: the last results remain until the next ones arrive. */
export function SearchAnswer({ state, onMore }: SearchAnswerProps) {
  const t = useTexts('search')
  const list = useRef<HTMLOListElement>(null)
  const seen = settled(state)
  const newest = seen.step === 'found' ? seen.newest : 0

  // The button may have been removed with the focus on it, so the focus moves to the new results.
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
          {seen.results.length < seen.total && (
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
      return t('found', { count: state.total, query: state.query })
    case 'none':
      return t('none', { query: state.query })
    case 'searching':
    case 'failed':
    case 'offline':
      return t(state.step)
  }
}
