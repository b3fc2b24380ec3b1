import pMap from 'p-map'
import { locales } from '../../renderer/languages.ts'
import type { FinishedPages } from './finishedPages.ts'
import type { LoadedDocument } from '../check/loadDocument.ts'
import { isPublished } from '../content/publication.ts'
import { writeInside } from '../writeInside.ts'
import { addresses } from './addresses.ts'
import { articlesInMarkdown } from './articleMarkdown.ts'
import { blogIndex } from './blogIndex.ts'
import { feed } from './feed.ts'
import { manifest, robots, securityTxt } from './fixedFiles.ts'
import { headersFile, speculationRules } from './headerRules.ts'
import { llms } from './llms.ts'
import { redirectPages, redirectRules } from './redirectFiles.ts'
import type { SiteFile } from './siteFile.ts'
import { sitemap } from './sitemap.ts'

/**
 * Writes the files that hosts, browsers, crawlers and feed readers look for into the built site.
 *
 * @param root the project's root
 * @param folder the built site
 * @param pages its pages
 */
export async function writeSiteFiles(
  root: string,
  folder: string,
  documents: readonly LoadedDocument[],
  pages: FinishedPages,
): Promise<void> {
  // Feeds contain published documents only, in previews too.
  const published = documents.filter(({ entry }) => isPublished(entry))
  const files = [
    ...listFixedFiles(root),
    headersFile,
    redirectRules(documents),
    ...redirectPages(root, documents),
    ...sitemap(documents, pages),
    llms(root, documents, pages),
    ...locales.flatMap((locale) => [
      blogIndex(documents, locale),
      addresses(locale, documents, pages),
      feed(root, locale, published, pages),
      ...articlesInMarkdown(root, locale, documents),
    ]),
  ]
  const put = async ({ fileName, write }: (typeof files)[number]) => writeInside(folder, fileName, await write())
  await pMap(files, put, { concurrency: 50 })
}

/** Returns the files that need neither documents nor pages. */
export function listFixedFiles(root: string): SiteFile[] {
  return [...locales.map((locale) => manifest(root, locale)), robots, securityTxt, speculationRules]
}
