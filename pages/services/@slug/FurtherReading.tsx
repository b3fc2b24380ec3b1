import { useTranslation } from 'react-i18next'
import { Link } from '../../../components/elements/Link/Link.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Section } from '../../../components/layout/Section/Section.tsx'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './FurtherReading.module.css'

interface FurtherReadingProps {
  readonly caseStudies: readonly Entry<'case-studies'>[]
  readonly articles: readonly Entry<'articles'>[]
}

/** The service's case studies, and articles on its field. */
export function FurtherReading({ caseStudies, articles }: FurtherReadingProps) {
  const { t } = useTranslation('services')
  if (caseStudies.length + articles.length === 0) return null
  return (
    <Section title={t('service.furtherReading.title')} isBelowFold>
      <ul className={`${styles.list} screen-only`}>
        {caseStudies.map((study) => (
          <Reading key={study.path} entry={study} kind={t('service.furtherReading.caseStudy')} />
        ))}
        {articles.map((article) => (
          <Reading key={article.path} entry={article} kind={t('service.furtherReading.article')} />
        ))}
      </ul>
    </Section>
  )
}

interface ReadingProps {
  readonly entry: Entry<'case-studies'> | Entry<'articles'>
  /** Its type, in the page's language. */
  readonly kind: string
}

function Reading({ entry, kind }: ReadingProps) {
  const { locale } = usePageContext()
  const { title, description } = entry.frontmatter
  const lang = foreignLanguage(entry, locale)
  return (
    <li>
      <p className={styles.kind}>{kind}</p>
      <h3 className="cover-link" lang={lang}>
        <Link href={entry.path}>{title}</Link>
      </h3>
      <p lang={lang}>{description}</p>
    </li>
  )
}
