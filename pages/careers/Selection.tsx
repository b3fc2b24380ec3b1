import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Selection.module.css'

/** The steps from an application to a first project. */
export function Selection() {
  const { t } = useTranslation('careers')
  return (
    <Section title={t('selection.title')} tone="night">
      <ol className={`${styles.steps} numbered`}>
        {t('selection.steps', { returnObjects: true }).map(({ name, description }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
