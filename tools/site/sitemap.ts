import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import type { Entry } from '../../renderer/entry.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { type FinishedPages, isOriginal } from './finishedPages.ts'
import type { SiteFile } from './siteFile.ts'

export const SITEMAP_FILE = 'sitemap.xml'

/**
 * Returns the sitemap: every page that may be listed, with the versions in other languages that its head names, and the day of
 * its document's last change. Language redirects are the x-default of their pages and have no entries.
 *
 * @returns no file if no page may be listed, as in a preview
 */
export function sitemap(documents: readonly LoadedDocument[], { heads }: FinishedPages): SiteFile[] {
  const days = new Map(documents.map(({ entry }) => [localizePath(entry.path, entry.locale), changedOn(entry)]))
  const listed = [...heads].flatMap(([address, head]) => {
    if (!head.isListed || !isOriginal(address, head)) return []
    const lastmod = days.get(address)
    const links = Object.entries(head.alternates).map(([lang, href]) => ({ lang, url: href }))
    return [{ url: absoluteUrl(address), ...(lastmod && { lastmod }), links }]
  })
  if (listed.length === 0) return []
  const write = async () => {
    const xmlns = { xhtml: true, news: false, image: false, video: false }
    return streamToPromise(Readable.from(listed).pipe(new SitemapStream({ lastmodDateOnly: true, xmlns })))
  }
  return [{ fileName: SITEMAP_FILE, type: 'application/xml', write }]
}

/** Returns the day of a document's last change, `YYYY-MM-DD`, if its front matter has one. */
export function changedOn({ frontmatter }: Entry): string | undefined {
  if ('updated' in frontmatter && frontmatter.updated) return frontmatter.updated
  return 'date' in frontmatter ? frontmatter.date : undefined
}
