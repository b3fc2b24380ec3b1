import { useTranslation } from 'react-i18next'
import { outcomeFigure } from '../../components/agency/CaseStudyCard/outcomeFigure.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Locale } from '../../renderer/languages.ts'
import { comparedQuantities, type ComparedQuantities } from './comparedQuantities.ts'
import styles from './Outcomes.module.css'

interface OutcomesProps {
  readonly outcomes: readonly string[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** The outcomes, before the story: figures as graphics, outcomes in words as a line of type. */
export function Outcomes({ outcomes, lang }: OutcomesProps) {
  const { t } = useTranslation('caseStudies')
  return (
    <Section title={t('study.outcomes')} tone="night" isBelowFold>
      <ul className={styles.outcomes} lang={lang}>
        {outcomes.map((outcome) => {
          const parts = outcomeFigure(outcome)
          const quantities = comparedQuantities(outcome)
          return (
            <li key={outcome} className={styles.outcome}>
              {parts ? (
                <p>
                  <span>{parts.before}</span>
                  <span className={styles.figure} data-figure="">
                    {parts.figure}
                  </span>
                  <span>{parts.after}</span>
                </p>
              ) : (
                <p className={styles.words}>{outcome}</p>
              )}
              {quantities && <Decks {...quantities} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Two quantities as decks of planks, as long as they are large; the sentence above says what they are. */
function Decks({ before, after }: ComparedQuantities) {
  const longest = Math.max(before.value, after.value)
  return (
    <span className={styles.decks} aria-hidden="true">
      {[before, after].map(({ text, value }) => (
        <span key={text}>
          {text}
          <svg width={`${(100 * value) / longest}%`} height="12" />
        </span>
      ))}
    </span>
  )
}
