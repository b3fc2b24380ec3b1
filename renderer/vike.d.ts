import type { ComponentType, ReactNode } from 'react'
import type { PageContextServer } from 'vike/types'
import type { CollectionName } from '../content/collections.ts'
import type { Locale } from './languages.ts'
import type { PageMetadata } from './metadata.ts'

/** The properties of a page that are known before its data. */
export interface RoutedPage {
  readonly routeParams: Record<string, string>
}

declare global {
  namespace Vike {
    interface PageContext {
      /** The language of the page; for a language redirect, French. */
      locale: Locale
      /** A page in a language, or the address without prefix that redirects visitors to theirs. */
      rendering: 'page' | 'languageRedirect'
      /** The address without language prefix: `/about`. */
      urlLogical: string
      /** The document at this address, for the routes of documents at the root. */
      documentAt: { collection: CollectionName; slug: string } | null
      Page?: ComponentType
      /** The languages in which the page is available: renderer/localesOfPage.ts. */
      ownLocales?: readonly Locale[] | undefined
    }
    interface Config {
      Layout?: ComponentType<{ children: ReactNode }>
      metadata?: (pageContext: PageContextServer) => PageMetadata
      localesOfPage?: (pageContext: RoutedPage) => readonly Locale[]
    }
  }
}
