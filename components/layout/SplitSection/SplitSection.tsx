import { useId, type ReactNode } from 'react'
import styles from './SplitSection.module.css'

interface SplitSectionProps {
  readonly title: string
  readonly lead?: string
  /** The fragment that leads here. */
  readonly id?: string
  /** A band of another colour across the page. */
  readonly tone?: 'paper' | 'surface' | 'night'
  readonly children: ReactNode
}

/** A part of a page whose heading (h2) stands beside its content: for lists and for text to read. */
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
