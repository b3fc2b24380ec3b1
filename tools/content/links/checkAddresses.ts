import { collections } from '../../../content/collections.ts'
import { locales } from '../../../renderer/languages.ts'
import { redirects } from '../../../renderer/redirects.ts'
import { diagnose, type Diagnostic } from '../diagnostics.ts'
import { formerPathsOf } from '../pageAddresses.ts'
import type { PartialDocument } from '../readDocument.ts'

/** Addresses that are neither pages nor documents: the not-found page, the editor and the review of previews. */
const OTHERS = ['/404', '/admin', '/review']

/**
 * Reports documents whose name is not on their collection's list, or whose address or former address is taken by
 * another document, a page, a redirect or the not-found page: one would overwrite the other.
 *
 * @param pages addresses of the pages that are not documents, without language prefix
 */
export function checkAddresses(
  documents: ReadonlyArray<Pick<PartialDocument, 'entry' | 'locate'>>,
  pages: readonly string[],
): Diagnostic[] {
  const fixed = [...pages, ...Object.keys(redirects), ...OTHERS, ...locales.map((locale) => `/${locale}`)]
  const owners = new Map(fixed.map((path) => [path.toLowerCase(), path]))
  /** Returns who had an address before; a translation has the same as its original. */
  const claim = (path: string, owner: string): string | undefined => {
    const first = owners.get(path.toLowerCase()) ?? owner
    owners.set(path.toLowerCase(), first)
    return first === owner ? undefined : first
  }
  const own = documents.flatMap(({ entry }): Diagnostic[] => {
    const { collection, slug, path } = entry
    const file = entry.file.slice(1)
    const { slugs } = collections[collection]
    if (slugs?.includes(slug)) return []
    if (slugs)
      return [diagnose('file-misplaced_page', { file }, { names: slugs.map((name) => `${name}.mdx`).join(', ') })]
    const other = claim(path, `${collection}/${slug}.mdx`)
    return other === undefined ? [] : [diagnose('address-twice', { file }, { other, path })]
  })
  const former = documents.flatMap(({ entry, locate }) =>
    formerPathsOf(entry).flatMap((path, index): Diagnostic[] => {
      const other = claim(path, `formerly of ${entry.path}`)
      return other === undefined ? [] : [diagnose('former-name-taken', locate(['formerly', index]), { path })]
    }),
  )
  return [...own, ...former]
}
