import { useTranslation } from 'react-i18next'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { PdfLink } from '../../document/PdfLink/PdfLink.tsx'
import { VideoLink } from '../../document/VideoLink/VideoLink.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import styles from './CaseStudyCard.module.css'

interface CaseStudyCardProps {
  readonly entry: Entry<'case-studies'>
}

/** A case study next to other content: client, title and its first two outcomes. */
export function CaseStudyCard({ entry }: CaseStudyCardProps) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  const { category, imageAlt, outcomes, title } = entry.frontmatter
  return (
    <Card
      title={title}
      href={entry.path}
      picture={entry.images['image']}
      imageAlt={imageAlt}
      kicker={t(`categories.${category}`)}
      layout="spread"
      lang={foreignLanguage(entry, locale)}
    >
      <ul className={styles.outcomes}>
        {outcomes.slice(0, 2).map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
      <VideoLink study={entry} />
      <PdfLink entry={entry} />
    </Card>
  )
}
