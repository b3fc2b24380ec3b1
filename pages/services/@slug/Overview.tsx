import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Prose } from '../../../components/document/Prose/Prose.tsx'
import type { DocumentBody } from '../../../renderer/documents.ts'
import type { Entry } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'
import styles from './Overview.module.css'

interface OverviewProps {
  readonly service: Entry<'services'>['frontmatter']
  readonly body: DocumentBody
  /** The language of the body, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** What is said of every service that says nothing else in its front matter. */
const glanceFacts = ['price', 'leadTime', 'linguists', 'quality', 'confidentiality', 'reply'] as const

/** The key facts, and the description of the service. */
export function Overview({ service: { price, leadTime, quality }, body, lang }: OverviewProps) {
  const { t } = useTranslation('services')
  const own: Partial<Record<string, string>> = { price, leadTime, quality }
  const overviewId = useId()
  const glanceId = useId()
  return (
    <div className={`${styles.layout} split`}>
      <aside className={styles.glance} data-tone="night" aria-labelledby={glanceId}>
        <h2 className={styles.title} id={glanceId}>
          {t('service.glance.title')}
        </h2>
        <dl>
          {glanceFacts.map((fact) => (
            <div key={fact}>
              <dt>{t(`service.glance.${fact}`)}</dt>
              <dd>{own[fact] ?? t(`service.glance.${fact}Value`)}</dd>
            </div>
          ))}
        </dl>
      </aside>
      <section className={styles.story} aria-labelledby={overviewId}>
        <h2 className={styles.title} id={overviewId}>
          {t('service.overview')}
        </h2>
        <Prose body={body} lang={lang} />
      </section>
    </div>
  )
}
