import { useTranslation } from 'react-i18next'
import { CaseStudyCard } from '../../components/agency/CaseStudyCard/CaseStudyCard.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { CardRow } from './CardRow.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './FeaturedCaseStudies.module.css'

/** The case studies; on phones, in a row to swipe. */
export function FeaturedCaseStudies({ caseStudies }: { readonly caseStudies: readonly Entry<'case-studies'>[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('caseStudies.title')}>
      <CardRow label={t('caseStudies.title')} className={styles.caseStudies}>
        {caseStudies.map((caseStudy) => (
          <li key={caseStudy.slug}>
            <CaseStudyCard entry={caseStudy} />
          </li>
        ))}
      </CardRow>
      <MoreLink href="/caseStudies" hasQuote>
        {t('caseStudies.link')}
      </MoreLink>
    </Section>
  )
}
