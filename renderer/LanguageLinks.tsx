import { languages, type Locale } from './languages.ts'

interface LanguageLinksProps {
  /** In the order that they are offered. */
  readonly locales: readonly Locale[]
  readonly addressOf: (locale: Locale) => string
}

/** A page in each of its languages, named in itself: for who is not sent on. */
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
