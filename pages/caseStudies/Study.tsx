import { useTranslation } from 'react-i18next'
import { PdfLink } from '../../components/document/PdfLink/PdfLink.tsx'
import { VideoLink } from '../../components/document/VideoLink/VideoLink.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Study.module.css'

interface StudyProps {
  readonly study: Entry<'case-studies'>
  /** The page begins with it: its picture is fetched at once. */
  readonly isFirst: boolean
}

/** A case study: its drawing, whole, from the window's edge, and what came of it. */
export function Study({ study, isFirst }: StudyProps) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  const { category, description, imageAlt, outcomes, title } = study.frontmatter
  const { image } = study.images
  const lang = foreignLanguage(study, locale)
  return (
    <article className={styles.study} lang={lang}>
      {image && <Picture {...image} alt={imageAlt} priority={isFirst} />}
      <div className={styles.title}>
        <p className={styles.category} lang={lang && locale}>
          {t(`categories.${category}`)}
        </p>
        <h3>
          <Link href={study.path}>{title}</Link>
        </h3>
      </div>
      <div className={styles.text}>
        <p>{description}</p>
        <VideoLink study={study} />
        <PdfLink entry={study} />
      </div>
      <ul className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
    </article>
  )
}
