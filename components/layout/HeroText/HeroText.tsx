import styles from './HeroText.module.css'

interface HeroTextProps {
  readonly title: string
  /** One or two sentences under the title. */
  readonly lead: string
  /** Where it stands in the first screen of its page. */
  readonly className: string | undefined
}

/** The words of a first screen that a page draws itself: its only h1, and what it is about. */
export function HeroText({ title, lead, className }: HeroTextProps) {
  return (
    <div className={className}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  )
}
