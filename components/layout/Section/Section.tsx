import { useId, type ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  readonly title: string
  readonly lead?: string
  /** The fragment that leads here. */
  readonly id?: string
  /** A band of another colour across the page. */
  readonly tone?: 'paper' | 'surface' | 'night'
  /** The deck of the footbridge under the heading; not where the content is made of planks itself. */
  readonly hasDeck?: boolean
  /** Nobody sees it before scrolling: styles that only it and what follows use may come later (tools/build/finish/inlineStyles.ts). */
  readonly isBelowFold?: boolean
  readonly children: ReactNode
}

/** A part of a page with its heading (h2), as wide as the page's grid. */
export function Section({
  title,
  lead,
  id,
  tone = 'paper',
  hasDeck = true,
  isBelowFold = false,
  children,
}: SectionProps) {
  const generatedId = useId()
  const headingId = `${id ?? generatedId}-title`
  return (
    <section
      className={styles.section}
      data-tone={tone}
      id={id}
      aria-labelledby={headingId}
      data-below-fold={isBelowFold ? '' : undefined}
    >
      <div className={styles.heading} data-deck={hasDeck ? '' : undefined}>
        <h2 id={headingId}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
