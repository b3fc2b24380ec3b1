import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { ClientLogos, clients } from '../../components/agency/ClientLogos/ClientLogos.tsx'
import heroStyles from './Hero.module.css'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import othersStyles from './Others.module.css'

export function Page() {
  const { t } = useTranslation('testimonials')
  return (
    <>
      <Hero />
      <Others />
      <ClientLogos />
      <CallToAction {...t('page.callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}

interface TestimonialProps {
  readonly testimonial: {
    readonly quote: string
    readonly name: string
    /** It ends with the client's name. */
    readonly role: string
  }
  readonly className: string | undefined
  /** True in the first screen. */
  readonly isFirst?: boolean
}

/** A testimonial with the client's logo; the role under the name says who that is. */
function Testimonial({ testimonial, className, isFirst = false }: TestimonialProps) {
  const { t } = useTranslation('clients')
  const { quote, name, role } = testimonial
  const logo = clients.find(({ key }) => role.endsWith(t(`items.${key}.name`)))?.logo
  return (
    <figure className={className}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {logo && <Picture src={logo} width={240} height={80} alt="" priority={isFirst} />}
        <strong>{name}</strong>
        {role}
      </figcaption>
    </figure>
  )
}

/** One testimonial, as large as the window allows. */
function Hero() {
  const { t } = useTranslation('testimonials')
  const [first] = t('items', { returnObjects: true })
  return (
    <header className={heroStyles.hero} data-tone="night">
      <h1>{t('page.title')}</h1>
      {first && <Testimonial testimonial={first} className={heroStyles.testimonial} isFirst />}
    </header>
  )
}

/** The other testimonials, alternating from one side to the other. */
function Others() {
  const { t } = useTranslation('testimonials')
  const [, ...others] = t('items', { returnObjects: true })
  return (
    <Section title={t('page.others')} lead={t('page.lead')} tone="surface">
      <div className={othersStyles.others}>
        {others.map((testimonial) => (
          <Testimonial key={testimonial.name} testimonial={testimonial} className={othersStyles.testimonial} />
        ))}
      </div>
      <ButtonLink href="/caseStudies" variant="secondary">
        {t('page.caseStudies')}
      </ButtonLink>
    </Section>
  )
}
