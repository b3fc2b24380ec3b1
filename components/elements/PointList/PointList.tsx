import type { ReactNode } from 'react'
import styles from './PointList.module.css'

interface Point {
  readonly title: string
  readonly description: string
  /** Follows the description: a link, or the person in charge. */
  readonly more?: ReactNode
}

interface PointListProps {
  readonly items: readonly Point[]
  /** True if the order matters: each point is then numbered. */
  readonly ordered?: boolean
  /** Side by side where there is room, or stacked, each with its title next to it. */
  readonly layout?: 'columns' | 'rows'
}

/** Points with a title (h3) and a few sentences each, separated by rules. */
export function PointList({ items, ordered = false, layout = 'columns' }: PointListProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.points} data-layout={layout}>
      {items.map(({ title, description, more }) => (
        <li key={title} className={styles.point}>
          <h3>{title}</h3>
          <div className={`${styles.text} finger-links`}>
            <p>{description}</p>
            {more}
          </div>
        </li>
      ))}
    </List>
  )
}
