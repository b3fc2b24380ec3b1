import type { Entry } from '../../renderer/entry.ts'
import { listingPath } from '../../components/blog/listing.ts'
import type { ListedPage } from '../../components/search/NotFoundSuggestions/nearestPages.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { defaultLocale, type Locale } from '../../renderer/languages.ts'
import { listStaticPaths } from '../content/addresses.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { type FinishedPages, headOf } from './finishedPages.ts'
import type { SiteFile } from './siteFile.ts'

/**
 * `<language>/addresses.json`: addresses (without language) and titles of the pages of a language, in which the
 * not-found page looks for the page a visitor meant. Further pages of lists are not included.
 */
export function addresses(
  root: string,
  locale: Locale,
  documents: readonly LoadedDocument[],
  pages: FinishedPages,
): SiteFile {
  const entries = documents
    .map(({ entry }) => entry)
    .filter((entry) => entry.locale === locale || entry.locale === defaultLocale)
  return {
    fileName: `${locale}/addresses.json`,
    type: 'application/json',
    write: async () => JSON.stringify(await listPages(root, locale, entries, pages)),
  }
}

async function listPages(
  root: string,
  locale: Locale,
  entries: readonly Entry[],
  pages: FinishedPages,
): Promise<ListedPage[]> {
  const paths = [...(await listStaticPaths(root)), ...listCategoryPaths(entries)]
  const titles = new Map(paths.map((path) => [path, headOf(pages, localizePath(path, locale)).title]))
  // A translation takes the place of what it translates.
  for (const language of [defaultLocale, locale]) {
    for (const entry of entries) if (entry.locale === language) titles.set(entry.path, titleOf(entry))
  }
  return [...titles].map(([path, title]) => ({ path, title }))
}

function listCategoryPaths(entries: readonly Entry[]): string[] {
  const categories = entries.flatMap(({ frontmatter }) => ('author' in frontmatter ? frontmatter.category : []))
  return [...new Set(categories)].toSorted().map((category) => listingPath({ category, page: 1 }))
}

function titleOf({ frontmatter }: Entry): string {
  return 'name' in frontmatter ? frontmatter.name : frontmatter.title
}
