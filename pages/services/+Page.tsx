import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { Faq } from '../../components/agency/Faq/Faq.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { ProcessSteps } from '../../components/agency/ProcessSteps/ProcessSteps.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { Testimonials } from '../../components/agency/Testimonials/Testimonials.tsx'
import { TrustBar } from '../../components/agency/TrustBar/TrustBar.tsx'
import hero from '../../content/images/hero-2.svg?url'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Link } from '../../components/elements/Link/Link.tsx'
import otherServicesStyles from './OtherServices.module.css'
import { Figure } from '../../components/elements/Figure/Figure.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import serviceListStyles from './ServiceList.module.css'
import pricesStyles from './Prices.module.css'

export function Page() {
  const { t } = useTranslation('services')
  const { services } = useData<Data>()
  return (
    <>
      <PageHero
        kicker={t('hero.kicker')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: hero, width: 1600, height: 900, alt: t('hero.pictureAlt') }}
      >
        <ButtonLink href="/requestaquote">{t('callToAction.label')}</ButtonLink>
      </PageHero>
      <ServiceList services={services} />
      <OtherServices />
      <Prices />
      <TrustBar />
      <ProcessSteps />
      <Testimonials from={2} count={3} />
      <Faq />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}

/** The services that have their own page, alternating between both sides of the window. */
function ServiceList({ services }: { readonly services: readonly Entry<'services'>[] }) {
  const { t } = useTranslation('services')
  const { locale } = usePageContext()
  return (
    <section className={serviceListStyles.section} aria-labelledby="offerings">
      <div className={serviceListStyles.heading}>
        <h2 id="offerings">{t('offerings.title')}</h2>
        <p>{t('offerings.lead')}</p>
        <span className={serviceListStyles.count} aria-hidden="true">
          {services.length}
        </span>
      </div>
      <ul className={serviceListStyles.list}>
        {services.map((service) => (
          <li key={service.slug} className={serviceListStyles.card} lang={foreignLanguage(service, locale)}>
            {service.images['image'] && (
              <Picture {...service.images['image']} alt={service.frontmatter.imageAlt} place="hero" />
            )}
            <div className={serviceListStyles.text}>
              <h3>
                <Link href={service.path}>{service.frontmatter.title}</Link>
              </h3>
              <p>{service.frontmatter.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Their keys in the quote form, in the order of their texts. */
const ids = ['technical', 'consulting', 'subtitles', 'interpretation']

/** The services without their own page: a description and a link to the quote form. */
function OtherServices() {
  const { t } = useTranslation('services')
  return (
    <div className={otherServicesStyles.band} data-tone="night" data-below-fold="">
      <Section layout="split" title={t('others.title')} lead={t('others.lead')} tone="night">
        <ul className={otherServicesStyles.list}>
          {t('others.items', { returnObjects: true }).map(({ name, description, label }, index) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{description}</p>
              <Link href={`/requestaquote?service=${ids[index]}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** Prices and lead times. */
function Prices() {
  const { t } = useTranslation('services')
  return (
    <div className={pricesStyles.band}>
      <Section title={t('prices.title')} lead={t('prices.lead')}>
        <h3>{t('prices.examples.title')}</h3>
        <table className={pricesStyles.prices}>
          <thead>
            <tr>
              <th scope="col">{t('prices.examples.columns.service')}</th>
              <th scope="col">{t('prices.examples.columns.euros')}</th>
              <th scope="col">{t('prices.examples.columns.dollars')}</th>
            </tr>
          </thead>
          <tbody>
            {t('prices.examples.items', { returnObjects: true }).map(({ service, unit, euros, dollars }) => (
              <tr key={service}>
                <th scope="row">
                  {service} <span className={pricesStyles.unit}>{unit}</span>
                </th>
                <td>{euros}</td>
                <td>{dollars}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={pricesStyles.note}>
          {t('prices.examples.note')} <Link href="/articles/prix-traduction">{t('prices.examples.link')}</Link>
        </p>
        <p className={pricesStyles.note}>
          <Link href="/estimate">{t('prices.examples.estimate')}</Link>
        </p>
        <h3>{t('prices.turnaround.title')}</h3>
        <dl className={pricesStyles.times}>
          {t('prices.turnaround.items', { returnObjects: true }).map(({ label, time }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Figure>{time}</Figure>
              </dd>
            </div>
          ))}
        </dl>
        <div className={pricesStyles.notes}>
          <p>{t('prices.turnaround.condition')}</p>
          <p>{t('prices.turnaround.onTime')}</p>
          <Link href="/rapidite">{t('prices.turnaround.link')}</Link>
        </div>
      </Section>
    </div>
  )
}
