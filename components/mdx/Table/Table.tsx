import type { ComponentProps } from 'react'
import styles from './Table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** Whether its columns are figures: they keep beside each other where others don't. */
  readonly 'data-figures'?: ''
}

/**
 * A table. Where there is no room for its columns each row is a list, and each cell says what it holds, in the names that
 * `tools/markdown/labelCells.ts` gives it. It stays a table to those who hear it: browsers go by its tags.
 */
export function Table({ 'data-figures': figures, ...props }: TableProps) {
  return (
    <div className={styles.frame} data-wide="" data-figures={figures}>
      <table {...props} />
    </div>
  )
}
