import type { ReactNode } from 'react'
import styles from './Specimen.module.css'
import { themes, type Theme } from './readTokens.ts'

interface SpecimenProps {
  readonly name: string
  /** Where it is in the code. */
  readonly source?: string
  /** How to see what a page at rest does not show. */
  readonly note?: ReactNode
  /** From one edge of the window to the other. */
  readonly isBand?: boolean
  readonly children?: ReactNode
}

/** One thing that the site is made of, under its name. */
export function Specimen({ name, source, note, isBand = false, children }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.caption}>
        <p className={styles.name}>{name}</p>
        {source && <p className={styles.source}>{source}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </figcaption>
      {children && <div className={isBand ? undefined : styles.plate}>{children}</div>}
    </figure>
  )
}

/** The same twice, light and dark side by side, whatever the reader's theme is. */
export function BothThemes({ children }: { readonly children: (theme: Theme) => ReactNode }) {
  return (
    <div className={styles.themes}>
      {themes.map((theme) => (
        <div key={theme} className={styles.theme} data-theme={theme}>
          {children(theme)}
        </div>
      ))}
    </div>
  )
}
