import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './ServicesOrbit.module.css'

/**
 * The services, six at most, on a circle; the selected one moves to the top, with its description in the middle. They are radio
 * buttons, so selection works without script and with the arrow keys.
 */
export function ServicesOrbit({ services }: { readonly services: readonly Entry<'services'>[] }) {
  const { t } = useTranslation('home')
  const { locale } = usePageContext()
  return (
    <section className={styles.section} data-tone="night" aria-labelledby="services-title">
      <div className={styles.inner}>
        <div className={styles.introduction}>
          <h2 id="services-title">{t('services.title')}</h2>
          <p>{t('services.lead')}</p>
          <MoreLink href="/services">{t('services.link')}</MoreLink>
          <p className={styles.hint} id="services-hint">
            {t('services.hint')}
          </p>
        </div>
        <fieldset
          className={styles.orbit}
          aria-labelledby="services-title"
          aria-describedby="services-hint"
          data-moves=""
        >
          {services.map((service, index) => {
            const { title, fullLabel, description } = service.frontmatter
            const mark = service.images['mark']
            return (
              <div key={service.slug} className={styles.service} lang={foreignLanguage(service, locale)}>
                <label className={styles.mark}>
                  <input type="radio" name="service" aria-describedby={service.slug} defaultChecked={index === 0} />
                  {mark && <Picture {...mark} alt="" place="small" />}
                  <span>{title}</span>
                </label>
                <div className={styles.panel}>
                  <h3>{title}</h3>
                  <p id={service.slug}>{description}</p>
                  <Link href={service.path}>{fullLabel}</Link>
                </div>
              </div>
            )
          })}
        </fieldset>
      </div>
    </section>
  )
}
