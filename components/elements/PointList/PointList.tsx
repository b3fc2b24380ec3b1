import type { ReactNode } from 'react'
import styles from './PointList.module.css'

interface Point {
  readonly title: string
  readonly text: string
  /** What follows the text: a link, who is in charge. */
  readonly more?: ReactNode
}

interface PointListProps {
  readonly items: readonly Point[]
  /** Whether the order counts; each point then has its number. */
  readonly ordered?: boolean
  /** Side by side where there is room, or one below the other with its title beside it. */
  readonly layout?: 'columns' | 'rows'
}

/** Points with a title (h3) and a few sentences each, apart by a line rather than in boxes. */
export function PointList({ items, ordered = false, layout = 'columns' }: PointListProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles.points} data-layout={layout}>
      {items.map(({ title, text, more }) => (
        <li key={title} className={styles.point}>
          <h3>{title}</h3>
          <div className={styles.text}>
            <p>{text}</p>
            {more}
          </div>
        </li>
      ))}
    </List>
  )
}
