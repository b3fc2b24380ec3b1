import type { ReactNode } from 'react'
import styles from './Note.module.css'

/** An aside with a heading of its own. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.note} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </aside>
  )
}
