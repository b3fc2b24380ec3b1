import { useTranslation } from '../../../renderer/useTranslation.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import { languages, locales } from '../../../renderer/languages.ts'
import { localesOfPage } from '../../../renderer/localesOfPage.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { attach } from '../../islands/attach.ts'
import styles from './LanguageSwitcher.module.css'

const LIST_ID = 'languages'

interface LanguageSwitcherProps {
  /** In the bar, behind a button; or open, in the menu of narrow screens. */
  readonly place: 'bar' | 'menu'
}

/**
 * The same page in the other language, for the languages that it is there in.
 * Languages are named in themselves: https://design-system.service.gov.uk/patterns/ and USWDS do the same.
 */
export function LanguageSwitcher({ place }: LanguageSwitcherProps) {
  const { t } = useTranslation()
  const pageContext = usePageContext()
  const { locale: current, urlLogical: path, is404 } = pageContext
  const available = is404 ? locales : localesOfPage(pageContext)
  const links = available.map((locale) => (
    <li key={locale}>
      <a
        href={is404 ? localizePath('/', locale) : localizePath(path, locale)}
        lang={locale}
        hrefLang={locale}
        aria-current={locale === current ? 'true' : undefined}
      >
        {languages[locale].name}
      </a>
    </li>
  ))
  if (place === 'menu') {
    return (
      <ul className={styles.choices} aria-label={t('languageSwitcher.label')} {...attach('languageChoice', 'now')}>
        {links}
      </ul>
    )
  }
  return (
    <nav aria-label={t('languageSwitcher.label')} {...attach('languageChoice', 'now')}>
      <button
        type="button"
        popoverTarget={LIST_ID}
        className={styles.button}
        aria-label={t('languageSwitcher.button', { language: languages[current].name })}
      >
        <span className={styles.name}>{languages[current].name}</span>
        <span className={styles.code}>{current}</span>
        <svg viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id={LIST_ID} popover="auto" className={styles.list}>
        {links}
      </ul>
    </nav>
  )
}
