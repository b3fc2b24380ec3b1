import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import { Section } from '../../layout/Section/Section.tsx'
import styles from './ServiceLinks.module.css'

interface ServiceLinksProps {
  readonly title: string
  readonly services: readonly Entry<'services' | 'case-studies'>[]
}

/** Links to services or case studies: those related to the page, or the other ones. */
export function ServiceLinks({ title, services }: ServiceLinksProps) {
  const { locale } = usePageContext()
  if (services.length === 0) return null
  return (
    <div data-below-fold="">
      <Section layout="split" title={title}>
        <ul className={styles.list}>
          {services.map((service) => (
            <li key={service.slug} lang={foreignLanguage(service, locale)}>
              <Link href={service.path}>
                <span>{service.frontmatter.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
