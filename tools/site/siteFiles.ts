import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import type { Content } from '../content/openContent.ts'
import { writeInside } from '../writeInside.ts'
import { addressList } from './addressList.ts'
import { blogIndex } from './blogIndex.ts'
import { feed } from './feed.ts'
import { manifest, robots, SECURITY_FILE, securityTxt } from './fixedFiles.ts'
import { headersFile, SPECULATION_RULES_FILE, speculationRules } from './headerRules.ts'
import type { PageHeads } from './pageHead.ts'
import { redirectPages, redirectRules } from './redirectFiles.ts'
import { sitemap, SITEMAP_FILE } from './sitemap.ts'

/**
 * Writes the files that hosts, browsers, crawlers and feed readers look for into the built site.
 *
 * @param folder the built site
 */
export async function writeSiteFiles(content: Content, folder: string, heads: PageHeads): Promise<void> {
  const { documents } = content
  const files: Record<string, string> = {
    'robots.txt': robots(),
    [SECURITY_FILE]: securityTxt(),
    [SPECULATION_RULES_FILE]: speculationRules(),
    _headers: headersFile(),
    _redirects: redirectRules(documents),
    ...redirectPages(content),
    ...(siteConfig.isListed && { [SITEMAP_FILE]: await sitemap(documents, heads) }),
  }
  for (const locale of locales) {
    files[`${locale}/blog-index.json`] = blogIndex(documents, locale)
    files[`${locale}/addresses.json`] = addressList(locale, documents, heads)
    files[`${locale}/manifest.webmanifest`] = manifest(content, locale)
    files[`${locale}/feed.xml`] = feed(content, locale)
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeInside(folder, name, text)))
}
