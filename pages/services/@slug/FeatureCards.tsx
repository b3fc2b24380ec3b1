import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/layout/Section/Section.tsx'
import type { Entry } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'
import styles from './FeatureCards.module.css'

interface FeatureCardsProps {
  readonly features: Entry<'services'>['frontmatter']['features']
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** What the service includes, a card each. */
export function FeatureCards({ features, lang }: FeatureCardsProps) {
  const { t } = useTranslation('services')
  return (
    <Section title={t('service.features')}>
      <ol className={`${styles.cards} numbered`} lang={lang}>
        {features.map((feature) => (
          <li key={feature.title} className={styles.card}>
            <h3>{feature.title}</h3>
            <p>{feature.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
