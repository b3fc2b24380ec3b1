import { useTranslation } from 'react-i18next'
import { Link } from '../../elements/Link/Link.tsx'
import styles from './Pagination.module.css'

interface PaginationProps {
  /** Starts at 1. */
  readonly page: number
  readonly pageCount: number
  /** Returns the address of a page, without language. */
  readonly pathOf: (page: number) => string
}

/** Links to the previous and next pages, which crawlers can follow too. */
export function Pagination({ page, pageCount, pathOf }: PaginationProps) {
  const { t } = useTranslation('blog')
  if (pageCount < 2) return null
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {page > 1 && (
        <Link href={pathOf(page - 1)} rel="prev" className={styles.previous}>
          <span aria-hidden="true">←</span>
          {`\u00a0${t('pagination.previous')}`}
        </Link>
      )}
      <p className={styles.current}>{t('pagination.current', { page, pageCount })}</p>
      {page < pageCount && (
        <Link href={pathOf(page + 1)} rel="next" className={styles.next}>
          {`${t('pagination.next')}\u00a0`}
          <span aria-hidden="true">→</span>
        </Link>
      )}
    </nav>
  )
}
