import { useTexts } from '../../renderer/islands/useTexts.ts'
import paginationStyles from '../Pagination/Pagination.module.css'
import type { BlogState } from './blogState.ts'
import { StateLink } from './StateLink.tsx'
import type { Follow } from './follow.ts'

interface ResultPagesProps {
  readonly state: BlogState
  readonly pageCount: number
  readonly onFollow: Follow
}

/** The way to the results before and after these. */
export function ResultPages({ state, pageCount, onFollow }: ResultPagesProps) {
  const t = useTexts('blogSearch')
  const { page } = state
  if (pageCount < 2) return null
  return (
    <nav className={paginationStyles.pagination} aria-label={t('pagination.label')}>
      {page > 1 && (
        <StateLink
          to={{ ...state, page: page - 1 }}
          onFollow={onFollow}
          rel="prev"
          className={paginationStyles.previous}
        >
          <span aria-hidden="true">←</span>
          {` ${t('pagination.previous')}`}
        </StateLink>
      )}
      <p className={paginationStyles.current}>{t('pagination.current', { page, pageCount })}</p>
      {page < pageCount && (
        <StateLink to={{ ...state, page: page + 1 }} onFollow={onFollow} rel="next" className={paginationStyles.next}>
          {`${t('pagination.next')} `}
          <span aria-hidden="true">→</span>
        </StateLink>
      )}
    </nav>
  )
}
