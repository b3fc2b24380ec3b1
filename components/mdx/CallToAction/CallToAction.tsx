import type { ReactNode } from 'react'
import styles from './CallToAction.module.css'

interface CallToActionProps {
  readonly title: string
  /** A short text, and the button that `tools/markdown/compileComponents.ts` makes of the link at its end. */
  readonly children: ReactNode
}

/** A call to action within a text. */
export function CallToAction({ title, children }: CallToActionProps) {
  return (
    <aside className={`${styles.call} screen-only`} aria-label={title} data-tone="night">
      <p className={styles.title}>{title}</p>
      {children}
    </aside>
  )
}
