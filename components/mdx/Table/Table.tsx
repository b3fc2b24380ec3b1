import type { ComponentProps } from 'react'
import styles from './Table.module.css'

/**
 * A table. Where its columns don't fit, each row becomes a list, and each cell shows the label that
 * `tools/markdown/labelCells.ts` gives it. It keeps its table semantics for screen readers without roles, which the W3C checker
 * refuses on table elements.
 */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div className={styles.frame} data-wide="">
      <table {...props} />
    </div>
  )
}
