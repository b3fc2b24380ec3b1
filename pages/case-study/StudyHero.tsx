import { useTranslation } from 'react-i18next'
import { foreignLanguage } from '../../components/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../components/Link/Link.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import type { Entry } from '../../renderer/content.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './StudyHero.module.css'

/** Whose case it is, what it is about, and the picture that stands for it. */
export function StudyHero({ study }: { readonly study: Entry<'case-studies'> }) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  const { title, description, client, category, imageAlt } = study.frontmatter
  const { image } = study.images
  const lang = foreignLanguage(study, locale)
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <p>
          <Link href="/caseStudies" className={styles.back}>
            <span aria-hidden="true">←</span> {t('study.back')}
          </Link>
        </p>
        <h1 lang={lang}>{title}</h1>
        <p className={styles.lead} lang={lang}>
          {description}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('study.client')}</dt>
            <dd>{client}</dd>
          </div>
          <div>
            <dt>{t('study.field')}</dt>
            <dd>{t(`categories.${category}`)}</dd>
          </div>
        </dl>
      </div>
      {image && (
        <div className={styles.picture} lang={lang}>
          <Picture {...image} alt={imageAlt} priority />
        </div>
      )}
    </header>
  )
}
