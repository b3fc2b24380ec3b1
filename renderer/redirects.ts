import { localizePath } from './addresses.ts'
import { locales } from './languages.ts'
import { QUOTE_PATH, quotePathOf, quoteServices, serviceQuery } from './quoteServices.ts'

/** Old and alternative names of pages, without language: what they are called now. */
const aliases = {
  '/quotePage': '/requestaquote',
  '/contactPage': '/contact',
  '/service': '/services',
  '/abouthome': '/about',
} as const

/** Every redirect of the site, with and without language: from, to. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(aliases).flatMap(([from, to]) => [
    [from, to],
    ...locales.map((locale) => [localizePath(from, locale), localizePath(to, locale)]),
  ]),
)

/** Addresses with a query, and the page where what they ask for is there without script: from, to. */
export const queryRedirects: Readonly<Record<string, string>> = Object.fromEntries(
  quoteServices.flatMap((service) => {
    const [from, to] = [`${QUOTE_PATH}?${serviceQuery(service)}`, quotePathOf(service)]
    return [[from, to], ...locales.map((locale) => [localizePath(from, locale), localizePath(to, locale)])]
  }),
)
