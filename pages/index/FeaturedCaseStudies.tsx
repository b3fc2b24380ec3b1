import { useTranslation } from 'react-i18next'
import { CaseStudyCard } from '../../components/agency/CaseStudyCard/CaseStudyCard.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { MoreLink } from './MoreLink.tsx'
import styles from './FeaturedCaseStudies.module.css'

/** The case studies; on phones, in a row to swipe. */
export function FeaturedCaseStudies({ caseStudies }: { readonly caseStudies: readonly Entry<'case-studies'>[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('caseStudies.title')}>
      <ul className={styles.caseStudies} aria-label={t('caseStudies.title')}>
        {caseStudies.map((caseStudy) => (
          <li key={caseStudy.slug}>
            <CaseStudyCard entry={caseStudy} />
          </li>
        ))}
      </ul>
      <MoreLink href="/caseStudies">{t('caseStudies.link')}</MoreLink>
    </Section>
  )
}
