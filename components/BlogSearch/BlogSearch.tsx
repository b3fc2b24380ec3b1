import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_LETTERS } from './blogState.ts'
import styles from './BlogSearch.module.css'

/** The search of titles. The list of titles is fetched when somebody searches, so that it weighs nothing before. */
export function BlogSearch() {
  const { t } = useTranslation('blogSearch')
  const inputId = useId()
  return (
    <search className={styles.search} data-island="BlogSearch" data-when="queried">
      <label htmlFor={inputId} className={styles.label}>
        {t('label')}
      </label>
      <input
        id={inputId}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MOST_LETTERS}
        className={styles.input}
      />
      <output className="visually-hidden" />
    </search>
  )
}
