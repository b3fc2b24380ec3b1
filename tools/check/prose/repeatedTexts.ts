import { messageOf } from '../messages/catalogue.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { CheckedDocument } from '../../content/loadDocument.ts'

/** Reports titles and descriptions that two documents of a language have: readers of a list, and of search results, can't tell them apart. */
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
      const earlier = first.get(name)
      if (earlier === undefined) {
        first.set(name, file)
        return []
      }
      const message = messageOf('text-repeated', file, { key, other: earlier })
      return [{ file, ...locate([key]), message, rule: 'text-repeated', severity: 'warning' }]
    }),
  )
}
