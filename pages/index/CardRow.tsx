import type { ReactNode } from 'react'
import styles from './CardRow.module.css'

interface CardRowProps {
  /** What is in it, for those who hear it. */
  readonly label: string
  /** How the cards stand where they fit beside each other. */
  readonly className: string | undefined
  /** List items. */
  readonly children: ReactNode
}

/** Cards that stand in a grid where there is room, and elsewhere in a row that scrolls sideways: the page stays short. */
export function CardRow({ label, className, children }: CardRowProps) {
  return (
    <ul className={`${styles.row} ${className}`} aria-label={label}>
      {children}
    </ul>
  )
}
