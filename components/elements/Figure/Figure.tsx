import styles from './Figure.module.css'
import { splitFigure } from './splitFigure.ts'

/** A figure as a picture: its number as large as `--figure-size`, its words small, those before it on a line of their own with `--figure-before: block`. */
export function Figure({ children }: { readonly children: string }) {
  const { before, number, after } = splitFigure(children)
  return (
    <span className={styles.figure}>
      {before && <span className={styles.before}>{before}</span>}
      <span className={styles.number}>{number}</span>
      {after}
    </span>
  )
}
