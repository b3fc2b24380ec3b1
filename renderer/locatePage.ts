import { modifyUrl } from 'vike/modifyUrl'
import { splitPath } from './addresses.ts'
import { documentAt } from './content.ts'
import { defaultLocale } from './languages.ts'

/** Parses the address of a page: `/en/about?x=1` is `/about?x=1` in English, `/about` is its language redirect. */
export type PageLocation = Pick<Vike.PageContext, 'locale' | 'rendering' | 'urlLogical' | 'documentAt'>

/** @param url the requested URL, with or without host */
export function locatePage(url: string): PageLocation {
  const { pathname } = new URL(url, 'http://site')
  const { locale, path } = splitPath(pathname)
  return {
    locale: locale ?? defaultLocale,
    rendering: locale === null ? 'languageRedirect' : 'page',
    urlLogical: modifyUrl(url, { pathname: path }),
    documentAt: documentAt(path),
  }
}
