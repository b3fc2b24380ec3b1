import { ButtonLink } from '../../elements/Button/ButtonLink.tsx'
import styles from './CallToAction.module.css'

interface CallToActionProps {
  readonly title: string
  readonly text: string
  readonly label: string
  /** Without language: `/requestaquote`. */
  readonly href: string
}

/** The end of a page: one next step. */
export function CallToAction({ title, text, label, href }: CallToActionProps) {
  return (
    <aside className={`${styles.band} screen-only`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </aside>
  )
}
