import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import type { FinishedPages } from './finishedPages.ts'
import type { LastChange } from './dates.ts'
import type { SiteFile } from './siteFile.ts'

export const SITEMAP_FILE = 'sitemap.xml'

/**
 * Returns the sitemap: every page that may be listed, with the versions in other languages that its head names, and the
 * day of its last change. Language redirects are the x-default of their pages, and have no entries.
 *
 * @returns nothing where no page may be listed, as in a preview
 */
export function sitemap(pages: FinishedPages, lastChange: LastChange): SiteFile[] {
  const listed = [...pages.heads].flatMap(([address, { canonical, isListed, alternates }]) => {
    const url = absoluteUrl(address)
    // A page that is shown in French for want of a translation has the French address as its canonical one.
    if (!isListed || canonical !== url) return []
    const lastmod = lastChange(address)
    const links = Object.entries(alternates).map(([lang, href]) => ({ lang, url: href }))
    return [{ url, ...(lastmod && { lastmod }), links }]
  })
  if (listed.length === 0) return []
  const write = async () => {
    const xmlns = { xhtml: true, news: false, image: false, video: false }
    return streamToPromise(Readable.from(listed).pipe(new SitemapStream({ lastmodDateOnly: true, xmlns })))
  }
  return [{ fileName: SITEMAP_FILE, type: 'application/xml', write }]
}
