import type { ReactNode } from 'react'
import styles from './FormWithAside.module.css'

interface FormWithAsideProps {
  readonly title: string
  /** A summary of the aside, for narrow windows, where the aside follows the form. */
  readonly note?: string
  readonly form: ReactNode
  /** The aside's heading, an h3. */
  readonly asideTitle: string
  readonly aside: ReactNode
}

/** A form on a coloured background, with useful information beside it. */
export function FormWithAside({ title, note, form, asideTitle, aside }: FormWithAsideProps) {
  return (
    <section className={`${styles.section} split`} data-band="" aria-labelledby="form-title">
      <div className={styles.form}>
        <h2 id="form-title">{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
        {form}
      </div>
      <section className={styles.aside} aria-labelledby="form-aside">
        <h3 id="form-aside">{asideTitle}</h3>
        {aside}
      </section>
    </section>
  )
}
