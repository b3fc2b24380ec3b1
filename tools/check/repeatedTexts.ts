import { type Diagnostic, warn } from '../content/diagnostics.ts'
import type { PartialDocument } from '../content/readDocument.ts'

/**
 * Warns of titles and descriptions that two documents of a language share: lists and search results could not tell them
 * apart. Drafts are skipped, because they may start as a copy.
 */
export function checkRepeatedTexts(documents: readonly PartialDocument[]): Diagnostic[] {
  const first = new Map<string, string>()
  const finished = documents.filter(({ entry }) => entry.publication !== 'draft')
  return finished.flatMap(({ entry, locate }) =>
    ['title', 'description'].flatMap((key): Diagnostic[] => {
      const text: unknown = Reflect.get(entry.frontmatter, key)
      if (typeof text !== 'string' || text === '') return []
      const file = entry.file.slice(1)
      const name = [key, entry.locale, text.toLowerCase().replace(/\s+/g, ' ')].join(' ')
      const other = first.get(name)
      first.set(name, other ?? file)
      return other === undefined ? [] : [warn('text-repeated', { file, ...locate([key]) }, { key, other })]
    }),
  )
}
