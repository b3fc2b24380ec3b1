import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

/** What a link to a page may end with, found in the sources that pages are made of, without building them. */
export interface PageIds {
  /** Whether the page at an address without language shows something of that id. */
  has(path: string, id: string): boolean
  /** The ids that the page gives itself: worth suggesting. */
  of(path: string): readonly string[]
}

/**
 * Reads the ids of pages when they are first asked for. One is known where it stands between quotes in a component or in
 * the page's folder; `faq-title` where `faq` does, which headings are named after.
 *
 * @param root the project's root
 * @param slugs the file names of documents, which parts of pages are named after
 */
export function readPageIds(root: string, slugs: ReadonlySet<string>): PageIds {
  const known = new Map<string, string>()
  const sourcesOf = (patterns: string[]): string => {
    const key = patterns.join()
    const files = known.has(key) ? [] : globSync(patterns, { cwd: root })
    const sources = known.get(key) ?? files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    known.set(key, sources)
    return sources
  }
  const ofPage = (path: string) => sourcesOf([`pages${path === '/' ? '/index' : path}/**/*.{ts,tsx}`])
  const frame = () => sourcesOf(['components/**/*.{ts,tsx}', 'pages/*.tsx', 'pages/articles/@slug/*.tsx'])
  const isWritten = (id: string, sources: string) => sources.includes(`"${id}"`) || sources.includes(`'${id}'`)
  return {
    has: (path, id) =>
      slugs.has(id) || [id, id.replace(/-title$/, '')].some((name) => isWritten(name, `${ofPage(path)}\n${frame()}`)),
    of: (path) => [...ofPage(path).matchAll(/\bid="([^"]+)"/g)].flatMap(([, id]) => id ?? []),
  }
}
