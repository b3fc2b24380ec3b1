import type { ArticleCategory } from '../../../content/categories.ts'
import { listEntries } from '../../../renderer/content.ts'
import type { Entry } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'

/** Returns the services of a field, sorted. */
export function servicesOf(category: ArticleCategory, locale: Locale): Entry<'services'>[] {
  return listEntries('services', locale).filter(({ frontmatter }) => frontmatter.category === category)
}
