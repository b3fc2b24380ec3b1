import type { PageContextServer } from 'vike/types'
import { locatePage } from './locatePage.ts'

/** The error page replaces a page that could not be shown, without its location. */
export function onCreatePageContext(pageContext: Partial<PageContextServer> & { urlOriginal: string }) {
  if (pageContext.locale === undefined) Object.assign(pageContext, locatePage(pageContext.urlOriginal))
}
