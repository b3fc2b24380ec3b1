import type { ReactNode } from 'react'
import { Link } from '../../elements/Link/Link.tsx'
import styles from './PullQuote.module.css'

interface PullQuoteProps {
  readonly author: string
  readonly role?: string
  /** The title of the work or page quoted. */
  readonly source?: string
  /** Its address; a page of ours is written without language: `/articles/legal-errors`. */
  readonly link?: string
  readonly children: ReactNode
}

/** A pull quote with its author and source. */
export function PullQuote({ author, role, source, link, children }: PullQuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>{children}</blockquote>
      <figcaption>
        {author}
        {role && `, ${role}`}
        {source && ', '}
        {source && <cite>{link ? <Link href={link}>{source}</Link> : source}</cite>}
      </figcaption>
    </figure>
  )
}
