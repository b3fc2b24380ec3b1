import { useTranslation } from 'react-i18next'
import { localizePath } from '../../../renderer/addresses.ts'
import { languages, locales, type Locale } from '../../../renderer/languages.ts'
import { localesOfPage, translationsOfPage } from '../../../renderer/localesOfPage.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { translationOf } from '../../../renderer/texts.ts'
import { attach } from '../../islands/attach.ts'
import styles from './LanguageSwitcher.module.css'

const LIST_ID = 'languages'

interface LanguageSwitcherProps {
  /** In the bar; or always open, in the menu on narrow screens. */
  readonly place: 'bar' | 'menu'
}

/**
 * Links to the same page in the other languages. If a page is not available in one, it says so in that language. In the
 * bar, a single other language is a link; several, and what there is to say of one, are in a list behind a button.
 * Languages are listed under their own names: https://design-system.service.gov.uk/patterns/ and USWDS do the same.
 */
export function LanguageSwitcher({ place }: LanguageSwitcherProps) {
  const { t } = useTranslation()
  const { current, written } = useLanguagesOfPage()
  if (place === 'menu') {
    return (
      <ul className={styles.choices} aria-label={t('languageSwitcher.label')} {...attach('languageChoice', 'now')}>
        <Choices />
      </ul>
    )
  }
  const [other, ...more] = locales.filter((locale) => locale !== current)
  if (other && more.length === 0 && written.includes(other)) return <LinkTo other={other} />
  return (
    <nav aria-label={t('languageSwitcher.label')}>
      <button
        type="button"
        popoverTarget={LIST_ID}
        className={styles.button}
        // Voice-control users say the visible label, which in narrow bars is the code.
        aria-label={t('languageSwitcher.button', { code: current.toUpperCase(), language: languages[current].name })}
      >
        <LanguageName locale={current} />
        <svg viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id={LIST_ID} popover="auto" className={styles.list} {...attach('languageChoice', 'now')}>
        <Choices />
      </ul>
    </nav>
  )
}

/** The languages that the page is available in, those that its document is written in, and its addresses. */
function useLanguagesOfPage() {
  const pageContext = usePageContext()
  const { locale: current, urlLogical: path, is404 } = pageContext
  return {
    current,
    available: is404 ? locales : localesOfPage(pageContext),
    written: is404 ? locales : translationsOfPage(pageContext),
    addressIn: (locale: Locale) => localizePath(is404 ? '/' : path, locale),
  }
}

/** The only other language, a press away. */
function LinkTo({ other }: { readonly other: Locale }) {
  const { addressIn } = useLanguagesOfPage()
  return (
    <a
      href={addressIn(other)}
      className={styles.button}
      lang={other}
      hrefLang={other}
      // Voice-control users say the visible label, which in narrow bars is the code.
      aria-label={`${other.toUpperCase()}, ${languages[other].name}`}
      {...attach('languageChoice', 'now')}
    >
      <LanguageName locale={other} />
    </a>
  )
}

/** All languages, as list items: links where the page is available. */
function Choices() {
  const { current, available, written, addressIn } = useLanguagesOfPage()
  return locales.map((locale) => {
    const name = (
      <>
        {languages[locale].name}
        {!written.includes(locale) && <OnlyIn languages={written} locale={locale} />}
      </>
    )
    return (
      <li key={locale}>
        {available.includes(locale) ? (
          <a
            href={addressIn(locale)}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            {name}
          </a>
        ) : (
          <span lang={locale}>{name}</span>
        )}
      </li>
    )
  })
}

/** The name of a language; its code where there is little room. */
function LanguageName({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <span className={styles.name}>{languages[locale].name}</span>
      <span className={styles.code}>{locale}</span>
    </>
  )
}

/** Names the languages in which a page is available, in one in which it is not. */
function OnlyIn({ languages: written, locale }: { readonly languages: readonly Locale[]; readonly locale: Locale }) {
  const { t } = translationOf(locale)
  const names = written.map((other) => t(`languages:${other}`))
  const language = new Intl.ListFormat(languages[locale].tag).format(names)
  return <small>{` ${t('common:languageSwitcher.only', { language })}`}</small>
}
