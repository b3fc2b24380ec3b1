import type { PageContextServer } from 'vike/types'
import { locatePage } from './locatePage.ts'

/** The error page takes the place of a page that found it has nothing to show, and starts without its location. */
export function onCreatePageContext(pageContext: Partial<PageContextServer> & { urlOriginal: string }) {
  if (pageContext.locale === undefined) Object.assign(pageContext, locatePage(pageContext.urlOriginal))
}
