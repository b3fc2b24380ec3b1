import type { PrerenderContext } from 'vike/types'
import { localizePath } from './addresses.ts'
import { localesOfPath } from './content.ts'
import { defaultLocale, locales } from './languages.ts'
import { askOwnLocales } from './localesOfPage.ts'

type RoutedContext = PrerenderContext['pageContexts'][number]

/** Expands each route into the pages to write: one for each language it is available in, and the language redirect. */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  return { prerenderContext: { pageContexts: pageContexts.flatMap(listPages) } }
}

function listPages(pageContext: RoutedContext) {
  const path = pageContext.urlOriginal
  const ownLocales = askOwnLocales(pageContext)
  const write = (urlOriginal: string, more: Pick<Vike.PageContext, 'locale' | 'rendering'>) => ({
    ...pageContext,
    urlLogical: path,
    ownLocales,
    ...more,
    urlOriginal,
  })
  // Hosts serve the nearest 404.html: one for each language, and one at the root for addresses without a language.
  if (pageContext.is404) {
    return [
      write('/404', { locale: defaultLocale, rendering: 'languageRedirect' }),
      ...locales.map((locale) => write(localizePath('/404', locale), { locale, rendering: 'page' })),
    ]
  }
  const available = ownLocales ?? localesOfPath(path)
  return [
    ...available.map((locale) => write(localizePath(path, locale), { locale, rendering: 'page' })),
    write(path, { locale: available[0] ?? defaultLocale, rendering: 'languageRedirect' }),
  ]
}
