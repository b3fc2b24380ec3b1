import { useTranslation } from 'react-i18next'
import { dayOfBuild } from '../../../renderer/content.ts'
import { officesIn } from '../../../renderer/offices.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { siteConfig } from '../../../site.config.ts'
import { parseListingPath } from '../../blog/listing.ts'
import { Link } from '../../elements/Link/Link.tsx'
import { NewsletterForm } from '../../forms/NewsletterForm/NewsletterForm.tsx'
import { mainNavigation } from '../Header/navigation.ts'
import styles from './Footer.module.css'

const moreLinks = [
  { key: 'team', path: '/team' },
  { key: 'testimonials', path: '/testimonials' },
  { key: 'careers', path: '/careers' },
  { key: 'process', path: '/process' },
  { key: 'certification', path: '/certification' },
  { key: 'speed', path: '/rapidite' },
  { key: 'chooseUs', path: '/chooseUs' },
] as const

const policyLinks = [
  { key: 'legalNotice', path: '/legal-notice' },
  { key: 'privacy', path: '/privacy' },
  { key: 'terms', path: '/terms' },
  { key: 'nda', path: '/nda' },
  { key: 'confidentiality', path: '/confidentialite' },
  { key: 'security', path: '/politique-securite' },
  { key: 'accessibility', path: '/accessibility' },
] as const

/** The footer of every page. */
export function Footer() {
  const { t } = useTranslation()
  const { urlLogical } = usePageContext()
  const year = dayOfBuild().slice(0, 4)
  // The pages of the blog end with a newsletter section of their own.
  const hasNewsletter = parseListingPath(urlLogical) === null
  return (
    <footer className={styles.footer} data-tone="night" data-behind-menu="" data-below-fold="">
      <div className={styles.columns}>
        {hasNewsletter && (
          <div>
            <h2 className={styles.title}>{t('footer.newsletter')}</h2>
            <NewsletterForm place="footer" />
          </div>
        )}
        <Contact />
        <Links title={t('footer.quickLinks')} links={[...mainNavigation.slice(1), ...moreLinks]} />
      </div>
      <div className={styles.legal}>
        <Links title={t('footer.policies')} links={policyLinks} />
        <p>{t('footer.copyright', { year, name: siteConfig.name, founded: siteConfig.foundedIn })}</p>
      </div>
    </footer>
  )
}

interface LinksProps {
  readonly title: string
  readonly links: ReadonlyArray<(typeof mainNavigation | typeof moreLinks | typeof policyLinks)[number]>
}

/** A list of pages; on phones it is folded. */
function Links({ title, links }: LinksProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <details>
        <summary>{title}</summary>
        <ul className={styles.links}>
          {links.map(({ key, path }) => (
            <li key={key}>
              <Link href={path}>{t(`navigation.${key}`)}</Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/** The addresses and numbers of the agency. */
function Contact() {
  const { t } = useTranslation()
  const { locale } = usePageContext()
  return (
    <section className={styles.contact} aria-labelledby="footer-contact">
      <h2 className={styles.title} id="footer-contact">
        {t('footer.contact')}
      </h2>
      <ul className={styles.offices}>
        <li>
          <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>
        </li>
        {officesIn(locale).map(({ city, phone, phoneLink, chatLink, street, cityLine }) => (
          <li key={phone}>
            <strong>{city}</strong>
            <a href={phoneLink}>{phone}</a>
            {chatLink && (
              <a href={chatLink} aria-label={`${t('footer.chat')} (${city})`}>
                {t('footer.chat')}
              </a>
            )}
            <address>
              {street}
              <br />
              {cityLine}
            </address>
          </li>
        ))}
      </ul>
    </section>
  )
}
