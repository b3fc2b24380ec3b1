import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ScrollableTable.module.css'

/** A table that scrolls within itself on narrow screens, with the keyboard too. */
export function ScrollableTable(props: ComponentProps<'table'>) {
  const { t } = useTranslation()
  return (
    <div className={styles.scroller} role="region" aria-label={t('scrollableTable')} tabIndex={0}>
      <table {...props} />
    </div>
  )
}
