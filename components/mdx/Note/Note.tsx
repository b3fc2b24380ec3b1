import type { ReactNode } from 'react'
import styles from './Note.module.css'

interface NoteProps {
  readonly title: string
  readonly kind?: 'information' | 'warning'
  readonly children: ReactNode
}

/** An aside with its own heading. */
export function Note({ title, kind, children }: NoteProps) {
  return (
    <aside className={styles.note} aria-label={title} data-kind={kind}>
      <div className={styles.title}>{title}</div>
      {children}
    </aside>
  )
}
