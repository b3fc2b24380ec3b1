import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Values.module.css'

/** The four values. */
export function Values() {
  const { t } = useTranslation('about')
  return (
    <Section title={t('values.title')} tone="surface">
      <ul className={styles.values}>
        {t('values.items', { returnObjects: true }).map(({ name, description }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
