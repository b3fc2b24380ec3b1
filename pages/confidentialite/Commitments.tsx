import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import { PolicyText, type PolicySection } from '../../components/document/PolicyText/PolicyText.tsx'
import type { Locale } from '../../renderer/languages.ts'
import styles from './Commitments.module.css'

interface CommitmentsProps {
  readonly sections: readonly PolicySection[]
  /** Their language, where it is not the page's. */
  readonly lang: Locale | undefined
}

/** The points of the promise, numbered, each as long as it needs to be. */
export function Commitments({ sections, lang }: CommitmentsProps) {
  const { t } = useTranslation('confidentiality')
  return (
    <Section title={t('points')}>
      <ol className={styles.points} lang={lang}>
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
