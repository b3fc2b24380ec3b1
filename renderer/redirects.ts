import { localizePath } from './addresses.ts'
import { formNames } from './formNames.ts'
import { locales } from './languages.ts'
import { sentQuery, THANKS_PATH, thanksPathOf } from './thanks.ts'

/** Former and alternative addresses of pages, without language, and the current ones. */
const aliases = {
  '/quotePage': '/requestaquote',
  '/contactPage': '/contact',
  '/service': '/services',
  '/abouthome': '/about',
  '/estimation': '/estimate',
  '/prix': '/estimate',
} as const

/** Every redirect of the site, with and without language: from, to. */
export const redirects = inEveryLanguage(Object.entries(aliases))

/** Addresses with a query, and the static page equivalent to each, with and without language: from, to. */
export const queryRedirects = inEveryLanguage(
  formNames.map((name) => [`${THANKS_PATH}?${sentQuery(name)}`, thanksPathOf(name)]),
)

function inEveryLanguage(paths: ReadonlyArray<readonly [from: string, to: string]>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    paths.flatMap(([from, to]) => [
      [from, to],
      ...locales.map((locale) => [localizePath(from, locale), localizePath(to, locale)]),
    ]),
  )
}
