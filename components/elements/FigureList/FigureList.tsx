import { Figure } from '../Figure/Figure.tsx'
import styles from './FigureList.module.css'

interface FigureListProps {
  readonly items: ReadonlyArray<{ readonly figure: string; readonly label: string }>
}

/** Figures that speak for the agency, each with what it measures; the first loudest. */
export function FigureList({ items }: FigureListProps) {
  return (
    <dl className={styles.figures}>
      {items.map(({ figure, label }) => (
        <div key={label} className={styles.item}>
          <dt>{label}</dt>
          <dd>
            <Figure>{figure}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  )
}
