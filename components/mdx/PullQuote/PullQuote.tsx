import type { ReactNode } from 'react'
import { Link } from '../../elements/Link/Link.tsx'
import styles from './PullQuote.module.css'

interface PullQuoteProps {
  readonly author: string
  readonly role?: string
  /** The title of the work or the page that it is taken from. */
  readonly source?: string
  /** Where that is; without language, a page of ours: `/articles/legal-errors`. */
  readonly link?: string
  readonly children: ReactNode
}

/** A sentence worth stopping at, with who said it and where. */
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
