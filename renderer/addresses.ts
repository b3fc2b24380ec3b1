import { defaultLocale, isLocale, type Locale } from './languages.ts'

/** The address of the quote form, without language; below it is one page for each service, with that preselected. */
export const QUOTE_PATH = '/requestaquote'

/** Splits `/fr/about` into `fr` and `/about`; `/about` has no language. The path has a leading slash: `/about`, `/`. */
export function splitPath(pathname: string): { locale: Locale | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first)) return { locale: null, path: pathname }
  return { locale: first, path: `/${rest.join('/')}` }
}

/** Adds the language prefix: `/about` in French is `/fr/about`, the home page `/fr`; a query or a fragment is kept. */
export function localizePath(path: string, locale: Locale): string {
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** Returns whether a link leads to a page of ours, without language: `/contact`, but not `//host` or `#top`. */
export function isNeutralLink(href: string): boolean {
  return /^\/(?!\/)/.test(href)
}

/** Files common to all languages, at the root. */
const filesOfAllLanguages: ReadonlySet<string> = new Set(['/licenses.txt'])

/** Returns the page that a PDF or Markdown file belongs to: `/articles/x` for `/articles/x.pdf`. */
export function pageOfFile(path: string): string | undefined {
  return /^(.+)\.(?:pdf|md)$/.exec(path)?.[1]
}

/**
 * Returns the href of a link in the content, and its language.
 *
 * @param href the link in the content: a neutral path (`/blog?q=x#top`), a fragment, or any other address
 * @param locale the language of the page that contains the link
 * @param translationsOf returns the languages that a page is written in, given its neutral path
 * @returns the localised path, and the language of the target if it is not the page's own: French in English if there
 *   is no translation, or a page available in the other language only. Anything but a neutral path, and a file common
 *   to all languages, is returned unchanged
 */
export function localizeLink(
  href: string,
  locale: Locale,
  translationsOf: (path: string) => readonly Locale[],
): { href: string; hrefLang?: Locale } {
  if (!isNeutralLink(href) || filesOfAllLanguages.has(href)) return { href }
  const path = href.replace(/[?#].*$/, '')
  const page = pageOfFile(path)
  const translations = translationsOf(page ?? path)
  const [first] = translations
  if (first === undefined || translations.includes(locale)) return { href: localizePath(href, locale) }
  // An untranslated page is shown in French; its files only exist in French.
  if (translations.includes(defaultLocale)) {
    return { href: localizePath(href, page === undefined ? locale : defaultLocale), hrefLang: defaultLocale }
  }
  return { href: localizePath(href, first), hrefLang: first }
}
