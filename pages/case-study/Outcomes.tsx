import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Locale } from '../../renderer/languages.ts'
import { outcomeFigure } from '../../components/agency/CaseStudyCard/outcomeFigure.ts'
import styles from './Outcomes.module.css'

interface OutcomesProps {
  readonly outcomes: readonly string[]
  /** Their language, where it is not the page's. */
  readonly lang: Locale | undefined
}

/** What the client got, before the story of how: figures as pictures, and what is said in words as a line of type. */
export function Outcomes({ outcomes, lang }: OutcomesProps) {
  const { t } = useTranslation('caseStudies')
  return (
    <Section title={t('study.outcomes')} tone="night" isBelowFold>
      <ul className={styles.outcomes} lang={lang}>
        {outcomes.map((outcome) => {
          const parts = outcomeFigure(outcome)
          return (
            <li key={outcome} className={styles.outcome}>
              {parts ? (
                <p>
                  <span>{parts.before}</span>
                  <span className={styles.figure}>{parts.figure}</span>
                  <span>{parts.after}</span>
                </p>
              ) : (
                <p className={styles.words}>{outcome}</p>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
