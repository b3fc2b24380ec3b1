import { useTranslation } from 'react-i18next'
import { PdfLink } from '../../components/document/PdfLink/PdfLink.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import type { Entry } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './StudyHero.module.css'

/** The head of a case study: client, subject and a full-width picture. */
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

interface StudyTitleProps {
  readonly title: string
  readonly client: string
  /** Its language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/**
 * Splits « Client: project »: the client's name is large on its own line, where the colon is for screen readers only.
 * Any other title stays in one piece.
 */
function StudyTitle({ title, client, lang }: StudyTitleProps) {
  const [, colon = '', done = ''] = title.startsWith(client)
    ? (/^(\s*:\s*)(.*)$/.exec(title.slice(client.length)) ?? [])
    : []
  if (!colon) return <h1 lang={lang}>{title}</h1>
  return (
    <h1 lang={lang}>
      <span className={styles.client}>
        {client}
        <span className="visually-hidden">{colon}</span>
      </span>
      <span className={styles.done}>{done}</span>
    </h1>
  )
}
