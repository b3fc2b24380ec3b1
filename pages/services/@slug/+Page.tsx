import { useTranslation } from 'react-i18next'
import { Passage } from '../../../components/agency/Passage/Passage.tsx'
import { ServiceLinks } from '../../../components/agency/ServiceLinks/ServiceLinks.tsx'
import { Breadcrumbs } from '../../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '../../../components/elements/Button/ButtonLink.tsx'
import { CallToAction } from '../../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../../components/elements/Link/Link.tsx'
import { PageHero } from '../../../components/layout/PageHero/PageHero.tsx'
import { Section } from '../../../components/layout/Section/Section.tsx'
import type { Entry } from '../../../renderer/entry.ts'
import { quotePathOfDocument } from '../../../renderer/quoteServices.ts'
import { useData, usePageContext } from '../../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import featureStyles from './FeatureCards.module.css'
import furtherReadingStyles from './FurtherReading.module.css'
import { Overview } from './Overview.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('services')
  const { locale } = usePageContext()
  const { service, passage, others, caseStudies, articles, body } = useData<Data>()
  const { fullLabel, tagline, imageAlt, features, callToAction } = service.frontmatter
  const image = service.images['image']
  const quote = quotePathOfDocument(service.slug)
  const lang = foreignLanguage(service, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <div lang={lang}>
        <PageHero
          breadcrumbs={<Breadcrumbs />}
          title={fullLabel}
          lead={tagline}
          {...(image && { picture: { ...image, alt: imageAlt } })}
        >
          <ButtonLink href={quote}>{callToAction.label}</ButtonLink>
        </PageHero>
      </div>
      {passage && <Passage passage={passage} lang={lang} />}
      <Overview slug={service.slug} body={body} lang={lang} />
      <div className={styles.band}>
        <Section title={t('service.features')}>
          <ol className={featureStyles.cards} lang={lang}>
            {features.map((feature) => (
              <li key={feature.title} className={featureStyles.card}>
                <h3>{feature.title}</h3>
                <p>{feature.description}</p>
              </li>
            ))}
          </ol>
        </Section>
      </div>
      <FurtherReading caseStudies={caseStudies} articles={articles} />
      <div lang={lang}>
        <CallToAction {...callToAction} href={quote} />
      </div>
      <ServiceLinks title={t('service.others')} services={others} />
    </>
  )
}

interface FurtherReadingProps {
  readonly caseStudies: readonly Entry<'case-studies'>[]
  readonly articles: readonly Entry<'articles'>[]
}

/** The service's case studies, and articles on its field. */
function FurtherReading({ caseStudies, articles }: FurtherReadingProps) {
  const { t } = useTranslation('services')
  if (caseStudies.length + articles.length === 0) return null
  return (
    <Section title={t('service.furtherReading.title')} isBelowFold>
      <ul className={furtherReadingStyles.list}>
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
      <p className={furtherReadingStyles.kind}>{kind}</p>
      <h3 lang={lang}>
        <Link href={entry.path}>{title}</Link>
      </h3>
      <p lang={lang}>{description}</p>
    </li>
  )
}
