import type { Diagnostic } from '../../content/diagnostics.ts'
import type { CheckedDocument } from '../../content/loadDocument.ts'
import { warn } from '../diagnose.ts'

/**
 * Reports titles and descriptions that two documents of a language share, and that lists and search results could not
 * distinguish.
 */
export function checkRepeatedTexts(documents: readonly CheckedDocument[]): Diagnostic[] {
  const first = new Map<string, string>()
  // A draft may be a copy of what it is made from.
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
