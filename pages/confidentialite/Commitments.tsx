import { useTranslation } from 'react-i18next'
import { Section } from '../../components/Section/Section.tsx'
import { PolicyText } from '../../components/PolicyText/PolicyText.tsx'
import type { PolicySection } from '../../components/PolicyText/PolicyText.tsx'
import styles from './Commitments.module.css'

/** The points of the promise, numbered, each as long as it needs to be. */
export function Commitments({ sections }: { sections: readonly PolicySection[] }) {
  const { t } = useTranslation('confidentiality')
  return (
    <Section title={t('points')}>
      <ol className={styles.points}>
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
