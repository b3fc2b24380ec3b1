import { Readable } from 'node:stream'
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import type { Entry } from '../../renderer/entry.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { isOriginal, type PageHeads } from './pageHead.ts'

export const SITEMAP_FILE = 'sitemap.xml'

/**
 * Returns the sitemap: every page that may be listed, with the versions in other languages that its head names, and the day of
 * its document's last change. Language redirects are the x-default of their pages and have no entries.
 */
export async function sitemap(documents: readonly LoadedDocument[], heads: PageHeads): Promise<string> {
  const days = new Map(documents.map(({ entry }) => [localizePath(entry.path, entry.locale), changedOn(entry)]))
  const pages = [...heads].filter(([address, head]) => head.isListed && isOriginal(address, head))
  const items = pages.map(([address, { alternates }]): SitemapItemLoose => {
    const lastmod = days.get(address)
    const links = Object.entries(alternates).map(([lang, url]) => ({ lang, url }))
    return { url: absoluteUrl(address), ...(lastmod && { lastmod }), links }
  })
  const xmlns = { xhtml: true, news: false, image: false, video: false }
  const xml = await streamToPromise(Readable.from(items).pipe(new SitemapStream({ lastmodDateOnly: true, xmlns })))
  return xml.toString()
}

/** Returns the day of a document's last change, `YYYY-MM-DD`, if its front matter has one. */
export function changedOn({ frontmatter }: Entry): string | undefined {
  if ('updated' in frontmatter && frontmatter.updated) return frontmatter.updated
  return 'date' in frontmatter ? frontmatter.date : undefined
}
