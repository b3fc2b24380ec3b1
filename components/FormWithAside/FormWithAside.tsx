import type { ReactNode } from 'react'
import { Section } from '../Section/Section.tsx'
import styles from './FormWithAside.module.css'

interface FormWithAsideProps {
  readonly title: string
  readonly form: ReactNode
  /** Its heading, an h3. */
  readonly asideTitle: string
  readonly aside: ReactNode
}

/** A form, and beside it what its reader may want to know before sending it. */
export function FormWithAside({ title, form, asideTitle, aside }: FormWithAsideProps) {
  return (
    <Section title={title}>
      <div className={styles.columns}>
        {form}
        <section className={styles.aside} aria-labelledby="form-aside">
          <h3 id="form-aside">{asideTitle}</h3>
          {aside}
        </section>
      </div>
    </Section>
  )
}
