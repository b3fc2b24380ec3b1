import type { PageContextServer } from 'vike/types'
import { locatePage } from './locatePage.ts'

/** Strips the language from the address: the routes of pages/ have none. */
export function onBeforeRoute({ urlOriginal }: PageContextServer) {
  return { pageContext: locatePage(urlOriginal) }
}
