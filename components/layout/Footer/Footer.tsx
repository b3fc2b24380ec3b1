import { Fragment } from 'react'
import { yearOfBuild } from '../../../renderer/content.ts'
import { useTranslation } from '../../../renderer/useTranslation.ts'
import { siteConfig } from '../../../site.config.ts'
import { mainNavigation } from '../Header/navigation.ts'
import { Link } from '../../elements/Link/Link.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { NewsletterForm } from '../../forms/NewsletterForm/NewsletterForm.tsx'
import { Offices } from '../../agency/Offices/Offices.tsx'
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

/** An e-mail address that goes on in the next line after an @ or a dot, where it does not fit. */
function withBreaks(address: string) {
  return address.split(/(?<=[@.])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
}

/** What every page ends with. */
export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer} data-tone="night" data-behind-menu="">
      <div className={styles.top}>
        <div>
          <p className={styles.name}>
            <Logo /> {siteConfig.name}
          </p>
          <p className={styles.tagline}>{t('site.tagline')}</p>
        </div>
        <div>
          <h2 className={styles.title}>{t('footer.newsletter')}</h2>
          <NewsletterForm place="footer" />
        </div>
      </div>
      <div className={styles.columns}>
        <nav aria-label={t('footer.quickLinks')}>
          <h2 className={styles.title}>{t('footer.quickLinks')}</h2>
          <ul className={styles.links}>
            {[...mainNavigation.slice(1), ...moreLinks].map(({ key, path }) => (
              <li key={key}>
                <Link href={path}>{t(`navigation.${key}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles.contact} aria-labelledby="footer-contact">
          <div>
            <h2 className={styles.title} id="footer-contact">
              {t('footer.contact')}
            </h2>
            <ul className={styles.links}>
              <li>
                <a href={`mailto:${siteConfig.email}`}>{withBreaks(siteConfig.email)}</a>
              </li>
              <li>
                <a href={siteConfig.offices.canada.chat}>{t('footer.chatCanada')}</a>
              </li>
              <li>
                <a href={siteConfig.offices.cameroon.chat}>{t('footer.chatCameroon')}</a>
              </li>
            </ul>
            <p className={styles.hours}>{t('footer.support')}</p>
          </div>
          <Offices />
        </section>
      </div>
      <div className={styles.legal}>
        <p>{t('footer.copyright', { year: yearOfBuild(), name: siteConfig.name, founded: siteConfig.foundedIn })}</p>
        <ul className={styles.policies}>
          {policyLinks.map(({ key, path }) => (
            <li key={key}>
              <Link href={path}>{t(`navigation.${key}`)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
