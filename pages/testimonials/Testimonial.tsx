import { clients } from '../../components/agency/ClientLogos/ClientLogos.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'

interface TestimonialProps {
  readonly testimonial: {
    readonly quote: string
    readonly name: string
    readonly role: string
    /** Whose mark stands under it: a key of `clients`. */
    readonly client: string
  }
  readonly className: string | undefined
  /** Within the first screen. */
  readonly isFirst?: boolean
}

/** What one client says, with the client's mark, which the role under the name says in words. */
export function Testimonial({ testimonial, className, isFirst = false }: TestimonialProps) {
  const { quote, name, role, client } = testimonial
  const logo = clients.find(({ key }) => key === client)?.logo
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
