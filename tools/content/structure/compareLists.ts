import { collections } from '../../../content/collections.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { formatPath } from '../schemaIssues.ts'
import { languageName } from '../languageName.ts'
import type { LoadedDocument } from '../loadDocument.ts'

/** Two lists of the frontmatter that should be as long as each other. */
interface UnlikeLists {
  readonly path: readonly PropertyKey[]
  readonly lengths: readonly [number, number]
}

/** Lists of the frontmatter that are longer in one language: skills, sections of a policy. Names of documents are no text. */
export function compareLists(original: LoadedDocument, translation: LoadedDocument): Diagnostic[] {
  const { references } = collections[original.entry.collection]
  return findUnlike(original.entry.frontmatter, translation.entry.frontmatter, [])
    .filter(({ path: [key] }) => !Object.hasOwn(references, String(key)))
    .map(({ path, lengths: [there, here] }) => {
      const { file, locale } = original.entry
      const { line } = original.locate(path, 'key')
      return {
        file: translation.entry.file.slice(1),
        ...translation.locate(path, 'key'),
        severity: 'warning',
        message: `${formatPath(path)}: has ${here === 1 ? '1 entry' : `${here} entries`} here, ${there} in the ${languageName(locale)} (${file.slice(1)}:${line}). Write as many in both`,
      }
    })
}

function findUnlike(a: unknown, b: unknown, path: readonly PropertyKey[]): UnlikeLists[] {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length
      ? a.flatMap((item, index) => findUnlike(item, b[index], [...path, index]))
      : [{ path, lengths: [a.length, b.length] }]
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return []
  return Object.entries(a).flatMap(([key, value]) => findUnlike(value, Reflect.get(b, key), [...path, key]))
}
