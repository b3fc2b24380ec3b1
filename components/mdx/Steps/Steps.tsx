import type { ReactNode } from 'react'
import styles from './Steps.module.css'

/** Instructions: a numbered list, each step with its title in bold. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>
}
