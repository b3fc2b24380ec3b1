import type { ReactNode } from 'react'
import styles from './KeyFigures.module.css'

/** Large figures: a list, each item with its figure in bold and then its label. */
export function KeyFigures({ children }: { readonly children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>
}
