import { useTranslation } from '../../../renderer/useTranslation.ts'
import { Section } from '../../layout/Section/Section.tsx'
import styles from './ProcessSteps.module.css'

/** How a project goes: four planks over the water. */
export function ProcessSteps() {
  const { t } = useTranslation('process')
  return (
    <div className={styles.water}>
      <Section title={t('title')} lead={t('lead')} hasDeck={false}>
        <ol className={styles.steps}>
          {t('steps', { returnObjects: true }).map(({ title, description }) => (
            <li key={title} className={styles.step}>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
