import type { ComponentProps } from 'react'
import styles from './Table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** Marks columns of figures, which stay side by side at widths where others don't. */
  readonly 'data-figures'?: ''
}

/**
 * A table. Where its columns don't fit, each row becomes a list, and each cell shows the label that
 * `tools/markdown/labelCells.ts` gives it. It keeps its table semantics for screen readers without roles, which the W3C checker
 * refuses on table elements.
 */
export function Table({ 'data-figures': figures, ...props }: TableProps) {
  return (
    <div className={styles.frame} data-wide="" data-figures={figures}>
      <table {...props} />
    </div>
  )
}
