import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { loadValidContent } from '../content/load.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { isPublished } from '../content/publication.ts'
import { articlesInMarkdown } from './articleMarkdown.ts'
import { lastChangeOf } from './dates.ts'
import { addresses } from './addresses.ts'
import { feeds } from './feeds.ts'
import type { FinishedPages } from '../build/finish/finishedPages.ts'
import { inBatches } from './inBatches.ts'
import { llms } from './llms.ts'
import type { PageFile } from './siteFile.ts'
import { makeSitemap } from './sitemap.ts'

/**
 * Adds to the built site what is made from its pages: sitemap, feeds, articles in Markdown, llms.txt.
 *
 * @param root the project's root
 * @param folder the built site
 */
export async function writePageFiles(root: string, folder: string, pages: FinishedPages): Promise<void> {
  const documents = await loadValidContent(root, { drafts: siteConfig.isPreview })
  const write = async (fileName: string, content: string | Buffer): Promise<void> => {
    const file = join(folder, fileName)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const sitemap = await makeSitemap(pages, lastChangeOf(documents))
  await Promise.all([...sitemap].map(([fileName, content]) => write(fileName, content)))
  await inBatches(listPageFiles(root, documents), async (file) => write(file.fileName, await file.write(pages)))
}

function listPageFiles(root: string, documents: readonly LoadedDocument[]): PageFile[] {
  return [
    llms(root, documents),
    ...locales.flatMap((locale) => [
      addresses(root, locale, documents),
      // Whoever subscribes reads what is published, of a preview too.
      ...feeds(
        root,
        locale,
        documents.filter(({ entry }) => isPublished(entry)),
      ),
      ...articlesInMarkdown(locale, documents),
    ]),
  ]
}
