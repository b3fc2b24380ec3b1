import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import { stepId } from './stepId.ts'
import styles from './StepDetails.module.css'

/** The four steps, first from the client's point of view, then from ours. */
export function StepDetails() {
  const { t } = useTranslation('process')
  const steps = t('steps', { returnObjects: true })
  return (
    <Section title={t('details.title')} lead={t('lead')} tone="night">
      <ol className="numbered">
        {t('details.items', { returnObjects: true }).map((inside, index) => (
          <li key={inside.title} id={stepId(index)} className={styles.step}>
            <h3>{steps[index]?.title}</h3>
            <p className={styles.client}>{steps[index]?.description}</p>
            <div className={styles.inside}>
              <h4>{inside.title}</h4>
              <p>{inside.text}</p>
              <p className={styles.who}>
                <strong>{t('details.who')}</strong> {inside.who}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
