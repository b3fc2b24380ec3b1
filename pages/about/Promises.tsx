import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Promises.module.css'

/** The promises to clients. */
export function Promises() {
  const { t } = useTranslation('about')
  return (
    <Section title={t('promises.title')} tone="surface">
      <ul className={styles.list}>
        {t('promises.items', { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  )
}
