import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { glob } from 'tinyglobby'
import { collections, documentPath, isCollectionName } from '../../content/collections.ts'
import { locales } from '../../renderer/languages.ts'
import { redirects } from '../../renderer/redirects.ts'
import type { Diagnostic } from './diagnostics.ts'
import type { LoadedDocument } from './loadDocument.ts'

/** Addresses of the pages that have a folder of their own in `pages/`, without language prefix. */
export async function listStaticPaths(root: string): Promise<readonly string[]> {
  const files = await glob(['pages/**/+Page.tsx', 'pages/**/+route.ts'], { cwd: root })
  const folders = files.map((file) => ({
    path: posix.dirname(file).slice('pages'.length),
    isPage: file.endsWith('.tsx'),
  }))
  // A folder with a route of its own is not named after its address.
  const routed = new Set(folders.filter(({ isPage }) => !isPage).map(({ path }) => path))
  return folders
    .filter(({ path, isPage }) => isPage && !routed.has(path) && !path.includes('@') && !path.includes('/_'))
    .map(({ path }) => path)
    .map((path) => (path === '/index' ? '/' : path))
    .toSorted()
}

/** Addresses of documents, given their files, whatever is wrong in them: links to them are not to blame. */
export function addressesOf(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const [, , collection = '', name = ''] = file.split('/')
    return isCollectionName(collection) ? documentPath(collection, posix.basename(name, '.mdx')) : []
  })
}

/** Addresses of the files that go with pages, without language prefix: PDFs and Markdown of documents, feeds of the blog; and that of the licences, which there is once. */
export function fileAddressesOf(files: readonly string[]): string[] {
  const ofDocuments = files.flatMap((file) => {
    const collection = file.split('/')[2] ?? ''
    const [address] = addressesOf([file])
    if (address === undefined) return []
    return [
      ...(/^(?:articles|case-studies|policies)$/.test(collection) ? [`${address}.pdf`] : []),
      ...(collection === 'articles' ? [`${address}.md`] : []),
    ]
  })
  return ['/feed.xml', '/feed.json', '/licenses.txt', ...ofDocuments]
}

/**
 * Documents that stand where something else does already: another document of their language, a page, a redirect, the
 * not-found page. One of the two would overwrite the other.
 *
 * @param pages addresses of the pages that are not documents, without language prefix
 */
export function checkAddresses(documents: readonly LoadedDocument[], pages: readonly string[]): Diagnostic[] {
  const taken = new Map<string, string>()
  for (const path of [...pages, ...Object.keys(redirects), '/404', ...locales.map((locale) => `/${locale}`)]) {
    taken.set(path.toLowerCase(), 'a page of the site')
  }
  return documents.flatMap(({ entry }) => {
    const at = { file: entry.file.slice(1), line: 1, column: 1 }
    const { slugs } = collections[entry.collection]
    if (slugs) {
      if (slugs.includes(entry.slug)) return []
      return [
        { ...at, message: `there is no page for it. Name the file ${slugs.map((slug) => `${slug}.mdx`).join(' or ')}` },
      ]
    }
    const address = entry.path.toLowerCase()
    const inLanguage = `${entry.locale} ${address}`
    const earlier = taken.get(address) ?? taken.get(inLanguage)
    taken.set(inLanguage, earlier ?? entry.file.slice(1))
    return earlier === undefined
      ? []
      : [{ ...at, message: `has the same address as ${earlier}: ${entry.path}. Rename the file` }]
  })
}

/** Collections whose documents no page is made for. */
export async function checkPagesOfCollections(
  root: string,
  documents: readonly LoadedDocument[],
): Promise<Diagnostic[]> {
  const files = await glob('pages/**/+onBeforePrerenderStart.ts', { cwd: root })
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const served = new Set(
    sources.flatMap((source) => [...source.matchAll(/pathsOfCollection\('([\w-]+)'\)/g)].map(([, name]) => name)),
  )
  const names = Object.keys(collections).filter(isCollectionName)
  return names
    .filter((name) => !collections[name].slugs && !served.has(name))
    .flatMap((name) => {
      const first = documents.find(({ entry }) => entry.collection === name)
      if (!first) return []
      const message = `the collection "${name}" has no pages. Add pages/${name}/, with +onBeforePrerenderStart.ts: docs/how-to.md says how`
      return [{ file: first.entry.file.slice(1), line: 1, column: 1, message }]
    })
}
