import { locales } from '../../renderer/languages.ts'
import type { Content } from '../content/openContent.ts'
import { writeInside } from '../writeInside.ts'
import { addresses } from './addressList.ts'
import { blogIndex } from './blogIndex.ts'
import { feed } from './feed.ts'
import type { FinishedPages } from './finishedPages.ts'
import { manifest, robots, securityTxt } from './fixedFiles.ts'
import { headersFile, speculationRules } from './headerRules.ts'
import { redirectPages, redirectRules } from './redirectFiles.ts'
import { sitemap } from './sitemap.ts'

/**
 * Writes the files that hosts, browsers, crawlers and feed readers look for into the built site.
 *
 * @param folder the built site
 * @param pages its pages
 */
export async function writeSiteFiles(content: Content, folder: string, pages: FinishedPages): Promise<void> {
  const { documents } = content
  const files = [
    robots,
    securityTxt,
    speculationRules,
    headersFile,
    redirectRules(documents),
    ...redirectPages(content),
    ...sitemap(documents, pages),
    ...locales.flatMap((locale) => [
      blogIndex(documents, locale),
      addresses(locale, documents, pages),
      feed(content, locale),
      manifest(content, locale),
    ]),
  ]
  await Promise.all(files.map(async ({ fileName, write }) => writeInside(folder, fileName, await write())))
}
