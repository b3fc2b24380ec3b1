import type { ReactNode } from 'react'
import styles from './CardRow.module.css'

interface CardRowProps {
  /** The label of the list, for screen readers. */
  readonly label: string
  /** The class with its columns where the cards fit side by side. */
  readonly className?: string | undefined
  /** List items. */
  readonly children: ReactNode
}

/** Cards in a grid where there is room, and otherwise in a row that scrolls sideways, to keep the page short. */
export function CardRow({ label, className, children }: CardRowProps) {
  return (
    <ul className={[styles.row, className].filter(Boolean).join(' ')} aria-label={label}>
      {children}
    </ul>
  )
}
