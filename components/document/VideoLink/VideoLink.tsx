import { useTranslation } from 'react-i18next'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import styles from '../PdfLink/PdfLink.module.css'

/** The id of the video on the page of its case study. */
export const VIDEO_ID = 'video'

/** A link to a case study's video, with its length, if there is one. */
export function VideoLink({ study }: { readonly study: Entry<'case-studies'> }) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  if (!study.video) return null
  return (
    <Link className={styles.link} href={`${study.path}#${VIDEO_ID}`}>
      <span lang={foreignLanguage(study, locale)}>{study.frontmatter.videoLabel}</span>{' '}
      <span className={styles.format}>{t('video.length', { count: study.video.duration })}</span>
    </Link>
  )
}
