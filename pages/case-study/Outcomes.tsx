import { useTranslation } from 'react-i18next'
import { Section } from '../../components/Section/Section.tsx'
import type { Locale } from '../../renderer/languages.ts'
import styles from './Outcomes.module.css'

interface OutcomesProps {
  readonly outcomes: readonly string[]
  /** Their language, where it is not the page's. */
  readonly lang: Locale | undefined
}

/** What the client got, before the story of how. */
export function Outcomes({ outcomes, lang }: OutcomesProps) {
  const { t } = useTranslation('caseStudies')
  return (
    <Section title={t('study.outcomes')} tone="surface">
      <ul className={styles.outcomes} lang={lang}>
        {outcomes.map((outcome) => (
          <li key={outcome} className={styles.outcome}>
            {outcome}
          </li>
        ))}
      </ul>
    </Section>
  )
}
