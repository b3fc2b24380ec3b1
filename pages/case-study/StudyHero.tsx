import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PdfLink } from '../../components/document/PdfLink/PdfLink.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './StudyHero.module.css'
import { StudyTitle } from './StudyTitle.tsx'

/** Whose case it is, what it is about, and the picture that stands for it, from edge to edge. */
export function StudyHero({ study }: { readonly study: Entry<'case-studies'> }) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  const { title, description, client, category, imageAlt } = study.frontmatter
  const { image } = study.images
  const lang = foreignLanguage(study, locale)
  return (
    <header className={styles.hero}>
      <Breadcrumbs />
      <StudyTitle title={title} client={client} lang={lang} />
      {image && <Picture {...image} alt={imageAlt} priority />}
      <p className={styles.lead} lang={lang}>
        {description}
      </p>
      <PdfLink entry={study} />
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
    </header>
  )
}
