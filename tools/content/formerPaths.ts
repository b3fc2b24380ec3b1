import { documentPath } from '../../content/collections.ts'
import type { Entry } from '../../renderer/entry.ts'

/** A document with its name and, in its front matter, former names. */
type Named = Pick<Entry, 'collection' | 'path'> & { readonly frontmatter: object }

/** Returns the former addresses of a document, without language, from the names in its `formerly`. */
export function formerPathsOf({ collection, frontmatter }: Named): string[] {
  const names: unknown = Reflect.get(frontmatter, 'formerly')
  return Array.isArray(names) ? names.map((name) => documentPath(collection, String(name))) : []
}

/** Returns the current address of each former one, all without language; a `formerly` in one language is enough. */
export function redirectsOfDocuments(documents: ReadonlyArray<{ readonly entry: Named }>): ReadonlyMap<string, string> {
  return new Map(documents.flatMap(({ entry }) => formerPathsOf(entry).map((former) => [former, entry.path] as const)))
}
