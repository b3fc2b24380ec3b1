import type { PageContextServer } from 'vike/types'
import { locatePage } from './locatePage.ts'

/** Routes are those of pages/, without language. */
export function onBeforeRoute({ urlOriginal }: PageContextServer) {
  return { pageContext: locatePage(urlOriginal) }
}
