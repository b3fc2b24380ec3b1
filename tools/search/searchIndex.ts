import { rm } from 'node:fs/promises'
import { close, createIndex } from 'pagefind'
import { glob } from 'tinyglobby'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { splitPath } from '../../renderer/addresses.ts'
import { siteConfig } from '../../site.config.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import type { PageHead } from '../finish/pageHead.ts'
import { kindsOfDocuments, type PageKind } from './kinds.ts'

/** What pages repeat, or only show the way with: forms, breadcrumbs, marks within a page, calls to action, other pages. */
const NOT_INDEXED = [
  'a[href^="#"]',
  'nav',
  'form',
  'aside:not([aria-label], [aria-labelledby])',
  'li > article',
  'aside ol',
  '[data-island=BlogSearch]',
]
/** What comes with Pagefind for those who take its own dialogs, or index languages that it does not know. */
const NOT_NEEDED = ['pagefind-*', 'wasm.unknown.*']
const ENTRY = 'pagefind-entry.json'

/** What the site's search looks through, while it is made. */
export interface SearchIndex {
  /** @throws Error where Pagefind cannot read the page */
  add(address: string, html: string, head: PageHead): Promise<void>
  /** @throws Error where Pagefind cannot write */
  write(folder: string): Promise<void>
  /** Ends Pagefind, which runs beside the build. */
  close(): Promise<unknown>
}

/**
 * Begins an index for each language, made of finished pages.
 *
 * In it are the pages that search engines may list, each in its own language: a page shown in French for want of a
 * translation is found in French. Lists of articles are left out, for the articles are in.
 *
 * @throws Error where Pagefind does not start
 */
export async function openSearchIndex(documents: readonly LoadedDocument[]): Promise<SearchIndex> {
  const kinds = kindsOfDocuments(documents)
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: NOT_INDEXED })
  if (!index) throw new Error(`Pagefind does not start: ${errors.join(' ')}`)
  return {
    add: async (address, html, head) => {
      if (!isFound(address, head)) return
      const content = pageToIndex(address, html, head, kinds.get(address) ?? 'page')
      failOn((await index.addHTMLFile({ url: address, content })).errors)
    },
    write: async (folder) => {
      failOn((await index.writeFiles({ outputPath: folder })).errors)
      const unneeded = await glob(NOT_NEEDED, { cwd: folder, ignore: ENTRY, absolute: true })
      await Promise.all(unneeded.map((file) => rm(file)))
    },
    close,
  }
}

/** Whether the search finds a page at its address. */
function isFound(address: string, { canonical, isListed }: PageHead): boolean {
  const isList = splitPath(address).path.startsWith('/blog/')
  // Nothing of a preview is listed, and yet its search is to be tried.
  return canonical === absoluteUrl(address) && (isListed || siteConfig.isPreview) && !isList
}

/** What Pagefind is to read of a page: the text of `main`, and what is shown of it in a list. */
function pageToIndex(address: string, html: string, { title, description }: PageHead, kind: PageKind): string {
  const main = html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    // Pagefind sees no gap between cells, or between a term and its definition: their words would run together.
    .replaceAll('><', '> <')
  const meta = Object.entries({ title, description, kind })
    .map(([name, value]) => `<i title="${escapeAttribute(value)}" data-pagefind-meta="${name}[title]"></i>`)
    .join('')
  return `<html lang="${splitPath(address).locale}"><body>${main}${meta}</main></body></html>`
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function failOn(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`)
}
