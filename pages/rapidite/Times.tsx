import { useTranslation } from '../../renderer/useTranslation.ts'
import { Figure } from '../../components/elements/Figure/Figure.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Times.module.css'

/** Two figures that fill the window, and what they hold for. */
export function Times() {
  const { t } = useTranslation('speed')
  return (
    <Section title={t('figures.title')} tone="night">
      <dl className={styles.times}>
        {t('figures.items', { returnObjects: true }).map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure>{figure}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.condition}>{t('figures.condition')}</p>
    </Section>
  )
}
