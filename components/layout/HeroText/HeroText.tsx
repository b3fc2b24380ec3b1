import styles from './HeroText.module.css'

interface HeroTextProps {
  readonly title: string
  /** One or two sentences under the title. */
  readonly lead: string
  /** The class that places it in the first screen of its page. */
  readonly className: string | undefined
}

/** The text of a custom first screen: the page's only h1 and its lead. */
export function HeroText({ title, lead, className }: HeroTextProps) {
  return (
    <div className={className}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  )
}
