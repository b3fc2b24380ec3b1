import { useTranslation } from 'react-i18next'
import { QUOTE_PATH } from '../../../renderer/addresses.ts'
import { officesIn } from '../../../renderer/offices.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { siteConfig } from '../../../site.config.ts'
import { Link } from '../../elements/Link/Link.tsx'
import { attach } from '../../islands/attach.ts'
import { Island } from '../../islands/Island.tsx'
import SiteSearch from '../../search/SiteSearch/SiteSearch.island.tsx'
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { MotionControl } from '../MotionControl/MotionControl.tsx'
import { mainNavigation } from './navigation.ts'
import styles from './Header.module.css'

const MENU_ID = 'menu'

/**
 * The top bar. Below 769 px its links are in a panel that slides in: a popover, which works without script. The link to
 * a quote stays in the bar.
 */
export function Header() {
  const { t } = useTranslation()
  const { locale } = usePageContext()
  return (
    <>
      <div className={styles.threshold} aria-hidden="true" {...attach('headerStyle', 'now')} />
      <header className={styles.header} data-follows-scroll="">
        <div className={styles.bar}>
          <Link href="/" className={styles.brand} aria-label={siteConfig.name} data-behind-menu="">
            <Logo />
            <span>{siteConfig.name}</span>
          </Link>
          <nav id={MENU_ID} popover="auto" className={styles.menu} data-tone="night" aria-label={t('navigation.label')}>
            <button
              type="button"
              className={`${styles.icon} ${styles.inPanel} ${styles.close}`}
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              // The browser moves the focus here when the panel opens, and back when it closes.
              autoFocus
            >
              <span aria-hidden="true">×</span>
              <span className="visually-hidden">{t('navigation.close')}</span>
            </button>
            <Links />
            <div className={`${styles.inPanel} ${styles.foot}`}>
              {officesIn(locale).map(({ city, phone, phoneLink }) => (
                <a key={phone} href={phoneLink}>
                  <span>{city}</span> {phone}
                </a>
              ))}
              <LanguageSwitcher place="menu" />
            </div>
          </nav>
          <Controls />
        </div>
      </header>
      <div className={styles.spacer} data-header-spacer="" aria-hidden="true" />
    </>
  )
}

/** The links of the main navigation. */
function Links() {
  const { t } = useTranslation()
  const { urlLogical } = usePageContext()
  const section = (path: string) => path === urlLogical || (path !== '/' && urlLogical.startsWith(`${path}/`))
  return (
    <ul className={styles.links}>
      {mainNavigation.map(({ key, path }) => (
        <li key={key}>
          <Link
            href={path}
            className={key === 'quote' ? styles.quote : undefined}
            aria-current={path === urlLogical ? 'page' : undefined}
            data-section={section(path) || undefined}
          >
            {key === 'quote' ? <QuoteName /> : t(`navigation.${key}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What stays in the bar beside the menu. */
function Controls() {
  const { t } = useTranslation()
  const { urlLogical } = usePageContext()
  return (
    <div className={styles.controls} data-behind-menu="">
      {/* First, so that nothing else moves on pages without it. */}
      <MotionControl />
      <Link
        href={QUOTE_PATH}
        className={`${styles.quote} ${styles.inBar}`}
        aria-current={QUOTE_PATH === urlLogical ? 'page' : undefined}
      >
        {t('navigation.quoteShort')}
      </Link>
      <Island island={SiteSearch} when="pressed" props={{ className: `${styles.icon} scripted-only` }} />
      <LanguageSwitcher place="bar" />
      <button
        type="button"
        className={`${styles.icon} ${styles.open}`}
        popoverTarget={MENU_ID}
        aria-label={t('navigation.open')}
        {...attach('menu', 'touched')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M0 5h24M0 12h24M0 19h24" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  )
}

/** Shown if there is room. */
function QuoteName() {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.long}>{t('navigation.quote')}</span>
      <span className={styles.short}>{t('navigation.quoteShort')}</span>
    </>
  )
}
