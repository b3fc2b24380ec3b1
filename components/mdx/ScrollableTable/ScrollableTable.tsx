import type { ComponentProps } from 'react'
import { useTranslation } from '../../../renderer/useTranslation.ts'
import styles from './ScrollableTable.module.css'

/** A table that scrolls within itself on narrow screens, with the keyboard too. */
export function ScrollableTable(props: ComponentProps<'table'>) {
  const { t } = useTranslation()
  return (
    // Without a focus the keyboard could not scroll it: https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable
    // A group, not a section: a landmark for each table would be one too many, with the same name as the others.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" className={styles.scroller} aria-label={t('scrollableTable')} tabIndex={0}>
      <table {...props} />
    </div>
  )
}
