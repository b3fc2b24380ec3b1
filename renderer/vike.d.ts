import type { ComponentType, ReactNode } from 'react'
import type { CollectionName } from '../content/collections.ts'
import type { Locale } from './languages.ts'
import type { PageMetadata } from './metadata.ts'
import type { PageContextServer } from 'vike/types'

/** What is known of a page before its data: where it is. */
export interface RoutedPage {
  readonly routeParams: Record<string, string>
}

declare global {
  namespace Vike {
    interface PageContext {
      /** The language of the page; of a language redirect, French. */
      locale: Locale
      /** A page in a language, or the address without prefix that sends visitors on to theirs. */
      rendering: 'page' | 'languageRedirect'
      /** The address without language prefix: `/about`. */
      urlLogical: string
      /** The document that stands at this address: what the routes of documents at the root go by. */
      documentAt: { collection: CollectionName; slug: string } | null
      Page?: ComponentType
      /** The languages in which the page says it can be shown: renderer/localesOfPage.ts. */
      ownLocales?: readonly Locale[] | undefined
    }
    interface Config {
      Layout?: ComponentType<{ children: ReactNode }>
      metadata?: (pageContext: PageContextServer) => PageMetadata
      localesOfPage?: (pageContext: RoutedPage) => readonly Locale[]
      hasLanguageRedirect?: boolean
    }
  }
}
