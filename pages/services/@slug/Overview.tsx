import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Prose } from '../../../components/document/Prose/Prose.tsx'
import type { DocumentBody } from '../../../renderer/documents.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { pricingOf, serviceOfDocument } from '../../../renderer/quoteServices.ts'
import styles from './Overview.module.css'

interface OverviewProps {
  readonly slug: string
  readonly body: DocumentBody
  /** The language of the body, if it is not the page's. */
  readonly lang: Locale | undefined
}

const glanceFacts = ['leadTime', 'linguists', 'quality', 'confidentiality', 'reply'] as const

type GlanceFact = (typeof glanceFacts)[number]

/** Proofreading has no second reader, and localizing a product takes longer than translating a document. */
const ownValues: Readonly<Record<string, Partial<Record<GlanceFact, 'leadTimeOfProduct' | 'qualityOfProofreading'>>>> =
  {
    localization: { leadTime: 'leadTimeOfProduct' },
    proofreading: { quality: 'qualityOfProofreading' },
  }

/** The names of the texts for how a service is priced. */
const prices = { standard: 'pricePerPage', from: 'priceFrom', hourly: 'pricePerHour', byCase: 'priceOnQuote' } as const

/** The key facts, and the description of the service. */
export function Overview({ slug, body, lang }: OverviewProps) {
  const { t } = useTranslation('services')
  const service = serviceOfDocument(slug)
  const overviewId = useId()
  const glanceId = useId()
  return (
    <div className={`${styles.layout} split`}>
      <aside className={styles.glance} data-tone="night" aria-labelledby={glanceId}>
        <h2 className={styles.title} id={glanceId}>
          {t('service.glance.title')}
        </h2>
        <dl>
          <div>
            <dt>{t('service.glance.price')}</dt>
            <dd>{t(`service.glance.${prices[service ? pricingOf(service) : 'byCase']}`)}</dd>
          </div>
          {glanceFacts.map((fact) => (
            <div key={fact}>
              <dt>{t(`service.glance.${fact}`)}</dt>
              <dd>{t(`service.glance.${ownValues[slug]?.[fact] ?? (`${fact}Value` as const)}`)}</dd>
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
