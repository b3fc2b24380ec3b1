import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './ServiceList.module.css'

/** The services that have their own page, alternating between both sides of the window. */
export function ServiceList({ services }: { readonly services: readonly Entry<'services'>[] }) {
  const { t } = useTranslation('services')
  const { locale } = usePageContext()
  return (
    <section className={styles.section} aria-labelledby="offerings">
      <div className={styles.heading}>
        <h2 id="offerings">{t('offerings.title')}</h2>
        <p>{t('offerings.lead')}</p>
      </div>
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.slug} className={styles.card} lang={foreignLanguage(service, locale)}>
            {service.images['image'] && (
              <Picture {...service.images['image']} alt={service.frontmatter.imageAlt} place="hero" />
            )}
            <div className={styles.text}>
              <h3 className="cover-link">
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
