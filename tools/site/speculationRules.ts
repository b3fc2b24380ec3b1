import { locales } from '../../renderer/languages.ts'
import type { SiteFile } from './siteFile.ts'

const FILE_NAME = 'speculation-rules.json'
/** Browsers read rules of no other type. */
export const RULES_TYPE = 'application/speculationrules+json'
export const RULES_PATH = `/${FILE_NAME}`

/**
 * Pages of a language, and nothing else: no file, which has a dot in its name; no query, which asks a page for a state (the
 * thanks for a form, a search); no place on the page that is open.
 */
const OTHER_PAGES = {
  and: [
    { href_matches: locales.flatMap((locale) => [`/${locale}`, `/${locale}/*`]) },
    { not: { href_matches: ['/*.*', String.raw`/*\?*=*`] } },
    { not: { selector_matches: '[aria-current], [href^="#"]' } },
  ],
}

/**
 * Pages that browsers prepare as soon as a link to them is pointed at, and show at once when it is pressed: rendered where
 * they can be, fetched where not. The header that names this file is in tools/site/headerRules.ts; scripts wait until the
 * page is shown (renderer/+client.ts). https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules: SiteFile = {
  fileName: FILE_NAME,
  type: RULES_TYPE,
  write: () => {
    const rules = [{ where: OTHER_PAGES, eagerness: 'moderate' }]
    return JSON.stringify({ prerender: rules, prefetch: rules })
  },
}
