import { posix } from 'node:path'
import { glob } from 'tinyglobby'
import { documentPath, isCollectionName } from '../../content/collections.ts'
import { QUOTE_PATH } from '../../renderer/addresses.ts'
import type { Entry } from '../../renderer/entry.ts'

/** Returns the addresses of the pages that have a folder of their own in `pages/`, without language prefix. */
export async function listStaticPaths(root: string): Promise<readonly string[]> {
  const foldersWith = async (file: string) => {
    const files = await glob(`pages/**/${file}`, { cwd: root, ignore: ['**/@*/**', '**/_*/**'] })
    return files.map((path) => posix.dirname(path).slice('pages'.length))
  }
  // The name of a folder with a route of its own is not its address.
  const [pages, routed] = await Promise.all([foldersWith('+Page.tsx'), foldersWith('+route.ts')])
  return pages
    .filter((path) => !routed.includes(path))
    .map((path) => (path === '/index' ? '/' : path))
    .toSorted()
}

/** Returns the addresses of documents from their files; including those with errors, so that links to them are not dead. */
export function addressesOf(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const [, , collection = '', name = ''] = file.split('/')
    const slug = posix.basename(name, '.mdx')
    if (!isCollectionName(collection)) return []
    // A service has a page of the quote form, too.
    return [documentPath(collection, slug), ...(collection === 'services' ? [`${QUOTE_PATH}/${slug}`] : [])]
  })
}

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
