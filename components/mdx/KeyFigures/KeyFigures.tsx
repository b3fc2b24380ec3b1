import type { ReactNode } from 'react'
import styles from './KeyFigures.module.css'

/** Figures to be seen from afar: a list, each figure in bold and what it counts after it. */
export function KeyFigures({ children }: { readonly children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>
}
