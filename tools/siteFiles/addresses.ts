import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedPage } from '../../components/NotFoundSuggestions/nearestPages.ts'
import { defaultLocale, type Locale } from '../../renderer/languages.ts'
import { listStaticPaths } from '../content/addresses.ts'
import type { ContentEntry, LoadedDocument } from '../content/loadDocument.ts'
import type { SiteFile } from './siteFile.ts'

/**
 * While developing, what tools/listAddresses.ts makes of a built site: what the not-found page looks up. The titles of
 * pages that are no documents are known only once they are rendered; their addresses stand for them.
 */
export function addresses(root: string, locale: Locale): SiteFile {
  return {
    fileName: `${locale}/addresses.json`,
    type: 'application/json',
    write: async (documents) => JSON.stringify(await listPages(root, documents, locale)),
  }
}

async function listPages(root: string, documents: readonly LoadedDocument[], locale: Locale): Promise<ListedPage[]> {
  // A folder with a route of its own says nothing of its address.
  const paths = (await listStaticPaths(root)).filter((path) => !existsSync(join(root, 'pages', path, '+route.ts')))
  const titles = new Map(paths.map((path) => [path, path]))
  for (const language of [defaultLocale, locale]) {
    for (const { entry } of documents) {
      if (entry.locale === language) titles.set(entry.path, titleOf(entry))
    }
  }
  return [...titles].map(([path, title]) => ({ path, title }))
}

function titleOf({ frontmatter }: ContentEntry): string {
  return 'name' in frontmatter ? frontmatter.name : frontmatter.title
}
