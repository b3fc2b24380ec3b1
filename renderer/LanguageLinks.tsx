import { languages, type Locale } from './languages.ts'

interface LanguageLinksProps {
  /** In display order. */
  readonly locales: readonly Locale[]
  readonly addressOf: (locale: Locale) => string
}

/** Links to a page in each of its languages, in that language: shown if the visitor is not redirected. */
export function LanguageLinks({ locales, addressOf }: LanguageLinksProps) {
  return (
    <ul>
      {locales.map((locale) => (
        <li key={locale}>
          <a href={addressOf(locale)} lang={locale} hrefLang={locale}>
            {languages[locale].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
