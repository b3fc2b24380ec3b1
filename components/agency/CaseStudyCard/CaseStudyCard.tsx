import { useTranslation } from '../../../renderer/useTranslation.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import { PdfLink } from '../../document/PdfLink/PdfLink.tsx'
import { VideoLink } from '../../document/VideoLink/VideoLink.tsx'
import styles from './CaseStudyCard.module.css'

interface CaseStudyCardProps {
  readonly entry: Entry<'case-studies'>
  /** How many of its outcomes are told, the first of them; without it, all. */
  readonly outcomesShown?: number
  /** As of a card. */
  readonly isFirst?: boolean
}

/** A case study in a list: for whom, what, and what came of it. */
export function CaseStudyCard({ entry, outcomesShown, isFirst = false }: CaseStudyCardProps) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  const { category, description, imageAlt, outcomes, title } = entry.frontmatter
  return (
    <Card
      title={title}
      href={entry.path}
      picture={entry.images['image']}
      imageAlt={imageAlt}
      kicker={t(`categories.${category}`)}
      layout="spread"
      lang={foreignLanguage(entry, locale)}
      isFirst={isFirst}
    >
      <p>{description}</p>
      <ul className={styles.outcomes}>
        {outcomes.slice(0, outcomesShown).map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
      <VideoLink study={entry} />
      <PdfLink entry={entry} />
    </Card>
  )
}
