import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { foreignLanguage } from '../../components/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../components/Link/Link.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import type { Entry } from '../../renderer/content.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './ServicesOrbit.module.css'

/** The five services, evenly spread on a circle around what unites them; on a narrow page, down a line. */
export function ServicesOrbit({ services }: { readonly services: readonly Entry<'services'>[] }) {
  const { t } = useTranslation('home')
  const { locale } = usePageContext()
  return (
    <section className={styles.section} aria-labelledby="services-title">
      <div className={styles.orbit}>
        <div className={styles.centre}>
          <h2 id="services-title">{t('services.title')}</h2>
          <p>{t('services.lead')}</p>
          <p>{t('services.hint')}</p>
          <ButtonLink href="/services" variant="secondary">
            {t('services.link')}
          </ButtonLink>
        </div>
        <ul className={styles.services}>
          {services.map((service) => {
            const { title, description } = service.frontmatter
            const picture = service.images['image']
            const lang = foreignLanguage(service, locale)
            return (
              <li key={service.slug} className={styles.service} lang={lang}>
                {picture && <Picture {...picture} alt="" />}
                <div className={styles.text}>
                  <h3>
                    <Link href={service.path}>{title}</Link>
                  </h3>
                  <p>{description}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
