import type { TextValues } from '../../../renderer/islands/chooseText.ts'
import styles from './Pagination.module.css'

interface PaginationProps {
  /** Starts at 1. */
  readonly page: number
  readonly pageCount: number
  /** Returns the address of a page. */
  readonly hrefOf: (page: number) => string
  /** Returns its texts, which pages and islands have in files of their own. */
  readonly t: (key: 'label' | 'previous' | 'current' | 'next', values?: TextValues) => string
}

/** Links to the previous and next pages, which crawlers can follow too. */
export function Pagination({ page, pageCount, hrefOf, t }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav className={`${styles.pagination} screen-only`} aria-label={t('label')}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={styles.previous}>
          <span aria-hidden="true">←</span>
          {`\u00a0${t('previous')}`}
        </a>
      )}
      <p className={styles.current}>{t('current', { page, pageCount })}</p>
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next" className={styles.next}>
          {`${t('next')}\u00a0`}
          <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  )
}
