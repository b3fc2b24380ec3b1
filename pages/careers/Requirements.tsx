import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Requirements.module.css'

/** The requirements. */
export function Requirements() {
  const { t } = useTranslation('careers')
  return (
    <Section title={t('requirements.title')}>
      <dl className={styles.requirements}>
        {t('requirements.items', { returnObjects: true }).map(({ name, description }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
