import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import type { LastChange } from './dates.ts'
import type { FinishedPages } from '../build/finish/finishedPages.ts'
import { inBatches } from './inBatches.ts'

/** https://www.sitemaps.org/protocol.html */
const MOST_PAGES = 50_000
/** What the robots of search engines are told to read. */
export const SITEMAP_FILE = 'sitemap.xml'

/** A page that search engines may list, as the sitemap has it. */
interface ListedPage {
  readonly url: string
  readonly lastmod?: string
  readonly links: ReadonlyArray<{ readonly lang: string; readonly url: string }>
}

/**
 * The sitemap: every page that may be listed, with the versions in other languages that its head names, and the day of
 * its last change. Language redirects are the x-default of their pages, and have no entries.
 *
 * @param mostPages in one file; a longer sitemap is an index of several
 * @returns by file name; nothing where no page may be listed, as in a preview
 */
export async function makeSitemap(
  pages: FinishedPages,
  lastChange: LastChange,
  mostPages = MOST_PAGES,
): Promise<ReadonlyMap<string, string>> {
  const listed = await listPages(pages, lastChange)
  const parts = Array.from({ length: Math.ceil(listed.length / mostPages) }, (_, index) =>
    listed.slice(index * mostPages, (index + 1) * mostPages),
  )
  const files = await Promise.all(parts.map(writePart))
  const [only] = files
  if (files.length < 2) return new Map(only === undefined ? [] : [[SITEMAP_FILE, only]])
  const named = files.map((file, index) => [`sitemap-${index + 1}.xml`, file] as const)
  return new Map([[SITEMAP_FILE, await writeIndex(named.map(([name]) => name))], ...named])
}

async function listPages(pages: FinishedPages, lastChange: LastChange): Promise<ListedPage[]> {
  const listed = await inBatches(await pages.list(), async (address) => {
    const { canonical, isListed, alternates } = await pages.head(address)
    const url = absoluteUrl(address)
    // A page that is shown in French for want of a translation has the French address as its canonical one.
    if (!isListed || canonical !== url) return undefined
    const lastmod = lastChange(address)
    return {
      url,
      ...(lastmod && { lastmod }),
      links: Object.entries(alternates).map(([lang, href]) => ({ lang, url: href })),
    }
  })
  return listed.filter((page) => page !== undefined)
}

async function writePart(pages: readonly ListedPage[]): Promise<string> {
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  })
  return String(await streamToPromise(Readable.from(pages).pipe(stream)))
}

async function writeIndex(files: readonly string[]): Promise<string> {
  const stream = new SitemapIndexStream()
  return String(
    await streamToPromise(Readable.from(files.map((file) => ({ url: absoluteUrl(`/${file}`) }))).pipe(stream)),
  )
}
