import type { PageContext } from 'vike/types'
import { localesOfPath, translationsOfPath } from './content.ts'
import type { Locale } from './languages.ts'

/** What is known of a page before its data. */
type LocatedPage = Pick<PageContext, 'ownLocales' | 'urlLogical'>

/** The languages in which a page can be shown. */
export function localesOfPage(pageContext: LocatedPage): readonly Locale[] {
  return pageContext.ownLocales ?? localesOfPath(pageContext.urlLogical)
}

/** The languages that a page is really written in. */
export function translationsOfPage(pageContext: LocatedPage): readonly Locale[] {
  return pageContext.ownLocales ?? translationsOfPath(pageContext.urlLogical)
}

/** Those that the page itself knows: how many pages a list has differs by language. Asked before it is rendered. */
export function askOwnLocales(
  pageContext: Pick<PageContext, 'config' | 'is404' | 'routeParams'>,
): readonly Locale[] | undefined {
  return pageContext.is404 ? undefined : pageContext.config.localesOfPage?.(pageContext)
}
