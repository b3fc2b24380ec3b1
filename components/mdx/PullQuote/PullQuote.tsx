import type { ReactNode } from 'react'
import styles from './PullQuote.module.css'

interface PullQuoteProps {
  readonly author: string
  readonly role?: string
  readonly children: ReactNode
}

/** A sentence worth stopping at, with who said it. */
export function PullQuote({ author, role, children }: PullQuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>{children}</blockquote>
      <figcaption>
        {author}
        {role && `, ${role}`}
      </figcaption>
    </figure>
  )
}
