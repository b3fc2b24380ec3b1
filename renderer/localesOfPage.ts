import type { PageContext } from 'vike/types'
import { localesOfPath, translationsOfPath } from './content.ts'
import type { Locale } from './languages.ts'

/** The properties of a page that are known before its data. */
type LocatedPage = Pick<PageContext, 'ownLocales' | 'urlLogical'>

/** Returns the languages in which a page is available. */
export function localesOfPage(pageContext: LocatedPage): readonly Locale[] {
  return pageContext.ownLocales ?? localesOfPath(pageContext.urlLogical)
}

/** Returns the languages that a page is written in. */
export function translationsOfPage(pageContext: LocatedPage): readonly Locale[] {
  return pageContext.ownLocales ?? translationsOfPath(pageContext.urlLogical)
}

/**
 * Returns those that the page itself declares, before it is rendered: the number of pages of a list differs by
 * language.
 */
export function askOwnLocales(
  pageContext: Pick<PageContext, 'config' | 'is404' | 'routeParams'>,
): readonly Locale[] | undefined {
  return pageContext.is404 ? undefined : pageContext.config.localesOfPage?.(pageContext)
}
