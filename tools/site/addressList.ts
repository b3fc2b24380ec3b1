import { parseListingPath } from '../../components/blog/listing.ts'
import type { ListedPage } from '../../components/search/NotFoundSuggestions/nearestPages.ts'
import { splitPath } from '../../renderer/addresses.ts'
import { titleOf } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { entriesFor } from './entriesFor.ts'
import type { FinishedPages } from './finishedPages.ts'
import type { SiteFile } from './siteFile.ts'

/**
 * Returns `<language>/addresses.json`: addresses (without language) and titles of the pages of a language, among which the
 * not-found page looks for the page that a visitor meant. Further pages of lists are not included.
 */
export function addresses(locale: Locale, documents: readonly LoadedDocument[], { heads }: FinishedPages): SiteFile {
  // Titles of documents are shorter than those in the heads of pages.
  const titles = new Map(entriesFor(locale, documents).map((entry) => [entry.path, titleOf(entry)]))
  const listed = [...heads].flatMap(([address, { title, isListed }]): ListedPage[] => {
    const { locale: own, path } = splitPath(address)
    const isFurther = (parseListingPath(path)?.page ?? 1) > 1
    return own === locale && (isListed || siteConfig.isPreview) && !isFurther
      ? [{ path, title: titles.get(path) ?? title }]
      : []
  })
  return { fileName: `${locale}/addresses.json`, type: 'application/json', write: () => JSON.stringify(listed) }
}
