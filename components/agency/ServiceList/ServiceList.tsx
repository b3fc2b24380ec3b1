import { useId } from 'react'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../elements/Link/Link.tsx'
import { Picture } from '../../elements/Picture/Picture.tsx'
import styles from './ServiceList.module.css'

interface ServiceListProps {
  readonly title: string
  readonly lead: string
  /** In display order. */
  readonly services: readonly Entry<'services'>[]
}

/** The services that have their own page, alternating between both sides of the window. */
export function ServiceList({ title, lead, services }: ServiceListProps) {
  const { locale } = usePageContext()
  const headingId = useId()
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{title}</h2>
        <p>{lead}</p>
        <span className={styles.count} aria-hidden="true">
          {services.length}
        </span>
      </div>
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.slug} className={styles.card} lang={foreignLanguage(service, locale)}>
            {service.images['image'] && (
              <Picture {...service.images['image']} alt={service.frontmatter.imageAlt} place="hero" />
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
    </section>
  )
}
