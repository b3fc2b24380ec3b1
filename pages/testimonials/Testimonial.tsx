import { useTranslation } from 'react-i18next'
import { ClientLogo } from '../../components/agency/ClientLogos/ClientLogos.tsx'

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
export function Testimonial({ testimonial, className, isFirst = false }: TestimonialProps) {
  const { t } = useTranslation('clients')
  const { quote, name, role } = testimonial
  const client = t('items', { returnObjects: true }).find((each) => role.endsWith(each.name))
  return (
    <figure className={className}>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        {client && <ClientLogo logo={client.logo} alt="" priority={isFirst} />}
        <strong>{name}</strong> {role}
      </figcaption>
    </figure>
  )
}
