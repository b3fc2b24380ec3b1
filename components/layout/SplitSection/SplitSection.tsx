import { useId, type ReactNode } from 'react'
import styles from './SplitSection.module.css'

interface SplitSectionProps {
  readonly title: string
  readonly lead?: string
  /** The id that fragments link to. */
  readonly id?: string
  /** A band in another colour across the page. */
  readonly tone?: 'paper' | 'surface' | 'night'
  readonly children: ReactNode
}

/** A section with its heading (h2) next to its content, for lists and body text. */
export function SplitSection({ title, lead, id, tone = 'paper', children }: SplitSectionProps) {
  const generatedId = useId()
  const headingId = `${id ?? generatedId}-title`
  return (
    <section className={styles.section} data-tone={tone} id={id} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}
