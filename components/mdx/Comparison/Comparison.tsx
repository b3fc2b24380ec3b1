import type { ReactNode } from 'react'
import styles from './Comparison.module.css'

/**
 * An original and its translation, side by side where there is room; `tools/markdown/compileComponents.ts` puts each
 * under the name of its language.
 */
export function Comparison({ children }: { readonly children: ReactNode }) {
  return (
    <dl className={styles.comparison} data-wide="">
      {children}
    </dl>
  )
}
