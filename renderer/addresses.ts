import { defaultLocale, isLocale, type Locale } from './languages.ts'
import { chooseByPath } from './quoteServices.ts'

/** An address of the site, split into its language (null where it has no prefix) and the rest. */
export interface SplitPath {
  readonly locale: Locale | null
  /** Without language prefix, with a leading slash: `/about`, `/`. */
  readonly path: string
}

/** Splits `/fr/about` into `fr` and `/about`; `/about` has no language. */
export function splitPath(pathname: string): SplitPath {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first)) return { locale: null, path: pathname }
  return { locale: first, path: `/${rest.join('/')}` }
}

/** `/about` in French is `/fr/about`, the home page `/fr`; a query or a fragment is kept. */
export function localizePath(path: string, locale: Locale): string {
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** Whether a link leads to a page of ours, written without language: `/contact`, not `//host` and not `#top`. */
export function isNeutralLink(href: string): boolean {
  return /^\/(?!\/)/.test(href)
}

/** Files for readers of every language: there is one of each, at the root. */
const filesOfAllLanguages: ReadonlySet<string> = new Set(['/licenses.txt'])

/** The page that a file goes with, its PDF or its Markdown: `/articles/x` of `/articles/x.pdf`. */
export function pageOfFile(path: string): string | undefined {
  return /^(.+)\.(?:pdf|md)$/.exec(path)?.[1]
}

/**
 * The address to write in a page for a link of the content.
 *
 * @param written what the writer wrote: a neutral path (`/blog?q=x#top`), a fragment, or any other address
 * @param locale the language of the page that holds the link
 * @param translationsOf the languages that a page is written in, given its neutral path
 * @returns the localised path, and the language of what it leads to where that is not the page's own: French in
 *   English for want of a translation, or a page that there is in the other language only. Anything but a neutral path,
 *   and a file that is for readers of every language, comes back unchanged
 */
export function localizeLink(
  written: string,
  locale: Locale,
  translationsOf: (path: string) => readonly Locale[],
): { href: string; hrefLang?: Locale } {
  const href = chooseByPath(written)
  if (!isNeutralLink(href) || filesOfAllLanguages.has(href)) return { href }
  const path = href.replace(/[?#].*$/, '')
  const page = pageOfFile(path)
  const translations = translationsOf(page ?? path)
  const [first] = translations
  if (first === undefined || translations.includes(locale)) return { href: localizePath(href, locale) }
  // A page is shown in French for want of a translation; its files are where they were written.
  if (translations.includes(defaultLocale)) {
    return { href: localizePath(href, page === undefined ? locale : defaultLocale), hrefLang: defaultLocale }
  }
  return { href: localizePath(href, first), hrefLang: first }
}
