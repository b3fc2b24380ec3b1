import type { Entry } from '../../renderer/content.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { foreignLanguage } from '../FallbackNotice/foreignLanguage.ts'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './ServiceList.module.css'

interface ServiceListProps {
  /** In the order to show them in. */
  readonly services: readonly Entry<'services'>[]
}

/** The services that have a page of their own, each with its picture, in a composition of large and small. */
export function ServiceList({ services }: ServiceListProps) {
  const { locale } = usePageContext()
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li key={service.slug} className={styles.card} lang={foreignLanguage(service, locale)}>
          {service.images['image'] && (
            <div className={styles.picture}>
              <Picture {...service.images['image']} alt={service.frontmatter.imageAlt} />
            </div>
          )}
          <div className={styles.text}>
            <h3>
              <Link href={service.path}>{service.frontmatter.title}</Link>
            </h3>
            <p>{service.frontmatter.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
