import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { SectionsProps } from './policySections.ts'
import { PolicyText } from './PolicyText.tsx'
import styles from './Commitments.module.css'

/** Numbered commitments, each as long as it needs to be. */
export function Commitments({ sections, lang }: SectionsProps) {
  const { t } = useTranslation('policy')
  return (
    <Section title={t('commitments')}>
      <ol className="numbered" lang={lang}>
        {sections.map((section) => (
          <li key={section.title} className={styles.point}>
            <h3>{section.title}</h3>
            <PolicyText section={section} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
