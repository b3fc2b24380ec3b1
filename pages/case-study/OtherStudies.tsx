import { useTranslation } from 'react-i18next'
import { CaseStudyCard } from '../../components/agency/CaseStudyCard/CaseStudyCard.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import styles from './OtherStudies.module.css'

/** Links to the other case studies. */
export function OtherStudies({ studies }: { readonly studies: readonly Entry<'case-studies'>[] }) {
  const { t } = useTranslation('caseStudies')
  if (studies.length === 0) return null
  return (
    <Section title={t('study.others')} tone="surface">
      <ul className={styles.grid}>
        {studies.map((study) => (
          <li key={study.slug}>
            <CaseStudyCard entry={study} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
