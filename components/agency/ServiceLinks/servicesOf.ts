import type { ArticleCategory } from '../../../content/categories.ts'
import { listEntries } from '../../../renderer/content.ts'
import type { Entry } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { sortByOrder } from '../../../renderer/sortByOrder.ts'

/** Returns the services of a field, sorted. */
export function servicesOf(category: ArticleCategory, locale: Locale): Entry<'services'>[] {
  return sortByOrder(listEntries('services', locale)).filter(({ frontmatter }) => frontmatter.category === category)
}
