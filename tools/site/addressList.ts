import { parseListingPath } from '../../components/blog/listing.ts'
import type { ListedPage } from '../../components/search/NotFoundSuggestions/nearestPages.ts'
import { localizePath, splitPath } from '../../renderer/addresses.ts'
import { titleOf } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { isFound, type PageHeads } from './pageHead.ts'

/**
 * Returns addresses and titles of the pages of a language, and of those that it lacks in another one, among which the not-found
 * page looks for the page that a visitor meant. Further pages of lists are not included.
 */
export function addressList(locale: Locale, documents: readonly LoadedDocument[], heads: PageHeads): string {
  // Titles of documents are shorter than those in the heads of pages.
  const titles = new Map(documents.map(({ entry }) => [localizePath(entry.path, entry.locale), titleOf(entry)]))
  const listed = [...heads].flatMap(([address, head]): ListedPage[] => {
    const { locale: own, path } = splitPath(address)
    const isOffered = own !== null && (own === locale || !heads.has(localizePath(path, locale)))
    const isFurther = (parseListingPath(path)?.page ?? 1) > 1
    return isOffered && isFound(head) && !isFurther ? [{ address, title: titles.get(address) ?? head.title }] : []
  })
  return JSON.stringify(listed)
}
