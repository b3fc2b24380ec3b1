import { documentPath } from '../../content/collections.ts'
import type { Entry } from '../../renderer/entry.ts'

/** A document with its name, and perhaps former ones. */
type Named = Pick<Entry, 'collection' | 'path'> & { readonly frontmatter: object }

/** Returns the addresses, without language, that a document had under the names of its `formerly`. */
export function formerPathsOf({ collection, frontmatter }: Named): string[] {
  const names: unknown = Reflect.get(frontmatter, 'formerly')
  return Array.isArray(names) ? names.map((name) => documentPath(collection, String(name))) : []
}

/** Returns where the former addresses of documents lead today, all without language; one language's version is enough. */
export function redirectsOfDocuments(documents: ReadonlyArray<{ readonly entry: Named }>): ReadonlyMap<string, string> {
  return new Map(documents.flatMap(({ entry }) => formerPathsOf(entry).map((former) => [former, entry.path] as const)))
}
