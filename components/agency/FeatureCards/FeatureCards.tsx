import type { Locale } from '../../../renderer/languages.ts'
import styles from './FeatureCards.module.css'

interface FeatureCardsProps {
  readonly features: readonly { readonly title: string; readonly description: string }[]
  /** The language of the texts, if it is not the page's. */
  readonly lang?: Locale | undefined
}

/** The benefits of a service, each a step further across. */
export function FeatureCards({ features, lang }: FeatureCardsProps) {
  return (
    <ol className={styles.cards} lang={lang}>
      {features.map(({ title, description }) => (
        <li key={title} className={styles.card}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
