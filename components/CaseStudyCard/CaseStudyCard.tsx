import { useTranslation } from 'react-i18next'
import type { Entry } from '../../renderer/content.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { foreignLanguage } from '../FallbackNotice/foreignLanguage.ts'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './CaseStudyCard.module.css'

/** A case study in a list: for whom, what, and what came of it. Given the width, picture and text stand side by side. */
export function CaseStudyCard({ entry }: { readonly entry: Entry<'case-studies'> }) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  const { category, description, imageAlt, outcomes, title } = entry.frontmatter
  const picture = entry.images['image']
  const lang = foreignLanguage(entry, locale)
  return (
    <article className={styles.card} lang={lang}>
      <div className={styles.content}>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} alt={imageAlt} />
          </div>
        )}
        <div className={styles.text}>
          <p className={styles.category} lang={lang && locale}>
            {t(`categories.${category}`)}
          </p>
          <h3 className={styles.title}>
            <Link href={entry.path} hrefLang={lang}>
              {title}
            </Link>
          </h3>
          <p>{description}</p>
          <ul className={styles.outcomes}>
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}
