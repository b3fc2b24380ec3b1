import type { PageContext } from 'vike/types'
import { localesOfPath, translationsOfPath } from './content.ts'
import type { Locale } from './languages.ts'

/** What is known of a page before its data. */
type LocatedPage = Pick<PageContext, 'config' | 'ownLocales' | 'routeParams' | 'urlLogical'>

/** The languages in which a page can be shown. */
export function localesOfPage(pageContext: LocatedPage): readonly Locale[] {
  return ownLocales(pageContext) ?? localesOfPath(pageContext.urlLogical)
}

/** The languages that a page is really written in. */
export function translationsOfPage(pageContext: LocatedPage): readonly Locale[] {
  return ownLocales(pageContext) ?? translationsOfPath(pageContext.urlLogical)
}

/** Where the page itself knows: as the build found out, or by asking it. */
function ownLocales(pageContext: LocatedPage): readonly Locale[] | undefined {
  return 'ownLocales' in pageContext ? pageContext.ownLocales : pageContext.config.localesOfPage?.(pageContext)
}
