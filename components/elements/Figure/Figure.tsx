import { splitFigure } from './splitFigure.ts'
import styles from './Figure.module.css'

/** A figure set as a graphic: its number at `--figure-size`, its words small. */
export function Figure({ children }: { readonly children: string }) {
  const { before, number, after } = splitFigure(children)
  return (
    <span className={styles.figure}>
      {before}
      <span className={styles.number}>{number}</span>
      {after.replace(/^,/, ' ')}
    </span>
  )
}
