import type { PrerenderContext } from 'vike/types'
import { localizePath } from './addresses.ts'
import { localesOfPath } from './content.ts'
import { defaultLocale, locales } from './languages.ts'

/** From each route, the pages that are written: one for each language that it can be shown in, and the language redirect. */
export function onPrerenderStart({ pageContexts, output }: PrerenderContext) {
  // Vike keeps all that it wrote for who may ask in the end; nobody does, and ten thousand pages take a gigabyte.
  output.push = () => 0
  const pages = pageContexts.flatMap((pageContext) => {
    const path = pageContext.urlOriginal
    const write = (urlOriginal: string, more: Pick<Vike.PageContext, 'locale' | 'rendering'>) => ({
      ...pageContext,
      urlLogical: path,
      ...more,
      urlOriginal,
    })
    // Hosts show the nearest 404.html: one for each language, and the root's for addresses without one.
    if (pageContext.is404) {
      return [
        write('/404', { locale: defaultLocale, rendering: 'languageRedirect' }),
        ...locales.map((locale) => write(localizePath('/404', locale), { locale, rendering: 'page' })),
      ]
    }
    const { localesOfPage, hasLanguageRedirect } = pageContext.config
    const available = localesOfPage?.(pageContext) ?? localesOfPath(path)
    return [
      ...available.map((locale) => write(localizePath(path, locale), { locale, rendering: 'page' })),
      ...(hasLanguageRedirect === false
        ? []
        : [write(path, { locale: available[0] ?? defaultLocale, rendering: 'languageRedirect' })]),
    ]
  })
  return { prerenderContext: { pageContexts: pages } }
}
