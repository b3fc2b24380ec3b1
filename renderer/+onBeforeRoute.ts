import { modifyUrl } from 'vike/modifyUrl'
import type { PageContextServer } from 'vike/types'
import { splitPath } from './addresses.ts'
import { documentAt } from './content.ts'
import { defaultLocale } from './languages.ts'

/** Routes are those of pages/, without language: `/en/about` is `/about` in English, `/about` is its gateway. */
export function onBeforeRoute(pageContext: PageContextServer) {
  const { locale, path } = splitPath(pageContext.urlParsed.pathname)
  return {
    pageContext: {
      locale: locale ?? defaultLocale,
      rendering: locale === null ? ('gateway' as const) : ('page' as const),
      documentAt: documentAt(path),
      urlLogical: modifyUrl(pageContext.urlParsed.href, { pathname: path }),
    },
  }
}
