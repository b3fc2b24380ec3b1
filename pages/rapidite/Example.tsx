import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Example.module.css'

/** A three-day project from a case study. */
export function Example() {
  const { t } = useTranslation('speed')
  return (
    <Section title={t('example.title')} tone="surface" layout="split">
      <div className={styles.text}>
        <p>{t('example.text')}</p>
        <ButtonLink href={t('example.link')} variant="secondary">
          {t('example.label')}
        </ButtonLink>
      </div>
    </Section>
  )
}
