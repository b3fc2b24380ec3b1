import type { PrerenderContext } from 'vike/types'

import { localizePath } from './addresses.ts'
import { areCurrent, localesOfPath } from './content.ts'
import { currentContent } from './contentSource.ts'
import { defaultLocale, locales } from './languages.ts'
import { askOwnLocales, localesOfPage } from './localesOfPage.ts'

/** How many pages of the last build are put into their places at once. */
const AT_ONCE = 32

type RoutedContext = PrerenderContext['pageContexts'][number]

/**
 * From each route, the pages that are written: one for each language that it can be shown in, and the language redirect;
 * but for those that the last build made of the same.
 */
export async function onPrerenderStart({ pageContexts, output }: PrerenderContext) {
  // Vike keeps all that it wrote for who may ask in the end; nobody does, and ten thousand pages take a gigabyte.
  output.push = () => 0
  const pages = pageContexts.flatMap(listPages).toSorted((a, b) => (a.urlOriginal < b.urlOriginal ? -1 : 1))
  const { lastBuild } = currentContent()
  if (!lastBuild) return { prerenderContext: { pageContexts: pages } }

  lastBuild.plan(pages.map(({ urlOriginal }) => urlOriginal))
  const isKept = async (page: (typeof pages)[number]) => {
    // +data.ts reads where the page is, and that is known.
    const data: unknown = page.config.data && (await Reflect.apply(page.config.data, undefined, [page]))
    const { urlOriginal: address, rendering } = page
    return lastBuild.take({ address, rendering, locales: localesOfPage(page), data }, areCurrent)
  }
  const changed: typeof pages = []
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const batch = pages.slice(start, start + AT_ONCE)
    // Thousands at once would be as many open files.
    // oxlint-disable-next-line no-await-in-loop
    const kept = await Promise.all(batch.map(isKept))
    changed.push(...batch.filter((_, index) => !kept[index]))
  }
  return { prerenderContext: { pageContexts: changed } }
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
  // Hosts show the nearest 404.html: one for each language, and the root's for addresses without one.
  if (pageContext.is404) {
    return [
      write('/404', { locale: defaultLocale, rendering: 'languageRedirect' }),
      ...locales.map((locale) => write(localizePath('/404', locale), { locale, rendering: 'page' })),
    ]
  }
  const available = ownLocales ?? localesOfPath(path)
  return [
    ...available.map((locale) => write(localizePath(path, locale), { locale, rendering: 'page' })),
    ...(pageContext.config.hasLanguageRedirect === false
      ? []
      : [write(path, { locale: available[0] ?? defaultLocale, rendering: 'languageRedirect' })]),
  ]
}
