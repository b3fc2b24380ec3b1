import { parseListingPath } from '../../components/blog/listing.ts'
import { splitPath } from '../../renderer/addresses.ts'
import { defaultLocale, locales } from '../../renderer/languages.ts'
import type { Entry } from '../../renderer/entry.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'

/** Returns the date of a page's last change, `YYYY-MM-DD`; undefined where it is unknown. */
export type LastChange = (address: string) => string | undefined

/**
 * Pages change when their documents do, and lists when one of theirs does: the frontmatter says when. Of all other
 * pages nothing says it, and a wrong date is worse than none.
 */
export function lastChangeOf(documents: readonly LoadedDocument[]): LastChange {
  const byAddress = new Map(documents.map(({ entry }) => [`${entry.locale} ${entry.path}`, changedOn(entry)]))
  const newest = new Map<string, string>()
  for (const locale of locales) {
    for (const { entry } of documents) {
      // Untranslated documents are listed in French.
      const isShown =
        entry.locale === locale || (entry.locale === defaultLocale && !byAddress.has(`${locale} ${entry.path}`))
      const day = changedOn(entry)
      if (!isShown || day === undefined) continue
      for (const list of listsOf(entry)) {
        const key = `${locale} ${list}`
        if (day > (newest.get(key) ?? '')) newest.set(key, day)
      }
    }
  }
  return (address) => {
    const { locale, path } = splitPath(address)
    const category = parseListingPath(path)?.category
    return byAddress.get(`${locale} ${path}`) ?? newest.get(`${locale} ${category ? `/blog ${category}` : path}`)
  }
}

/** The day of a document's last change, where its frontmatter has one. */
export function changedOn({ frontmatter }: Entry): string | undefined {
  if ('updated' in frontmatter && frontmatter.updated) return frontmatter.updated
  return 'date' in frontmatter ? frontmatter.date : undefined
}

/** The lists that a document is in. */
function listsOf({ collection, frontmatter }: Entry): string[] {
  if (collection === 'case-studies') return ['/caseStudies']
  if (collection !== 'articles' || !('category' in frontmatter)) return []
  return ['/blog all', `/blog ${frontmatter.category}`]
}
