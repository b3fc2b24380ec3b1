import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { siteConfig } from '../../site.config.ts'
import type { SiteFile } from './siteFile.ts'
import { SITEMAP_FILE } from './sitemap.ts'

/**
 * https://www.rfc-editor.org/rfc/rfc9309: previews say noindex page by page, which a crawler must be let in to read,
 * and have no sitemap.
 */
export const robots: SiteFile = {
  fileName: 'robots.txt',
  type: 'text/plain',
  write: () =>
    `User-agent: *\nAllow: /\n${siteConfig.isPreview ? '' : `\nSitemap: ${absoluteUrl(`/${SITEMAP_FILE}`)}\n`}`,
}
