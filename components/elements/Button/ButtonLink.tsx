import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import styles from './Button.module.css'

interface ButtonLinkProps {
  /** Without language: `/contact`. */
  readonly href: string
  readonly children: ReactNode
  readonly variant?: 'primary' | 'secondary'
}

/** A link styled as a button. */
export function ButtonLink({ href, children, variant = 'primary' }: ButtonLinkProps) {
  return (
    <Link href={href} className={styles.button} data-variant={variant}>
      {children}
    </Link>
  )
}
