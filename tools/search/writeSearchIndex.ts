import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { close, createIndex } from 'pagefind'
import { glob } from 'tinyglobby'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { splitPath } from '../../renderer/addresses.ts'
import { siteConfig } from '../../site.config.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { builtPages } from '../siteFiles/finishedPages.ts'
import { inBatches } from '../siteFiles/inBatches.ts'
import { readHead } from '../siteFiles/pageHead.ts'
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

/**
 * Adds to the built site what its search looks through: an index for each language, in `/pagefind/`, made of the
 * finished pages.
 *
 * In it are the pages that search engines may list, each in its own language: a page shown in French for want of a
 * translation is found in French. Lists of articles are left out, for the articles are in.
 *
 * @param folder the built site
 * @throws Error where Pagefind cannot read a page, or write
 */
export async function writeSearchIndex(folder: string, documents: readonly LoadedDocument[]): Promise<void> {
  const pages = builtPages(folder)
  const kinds = kindsOfDocuments(documents)
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: NOT_INDEXED })
  if (!index) throw new Error(`Pagefind does not start: ${errors.join(' ')}`)
  try {
    await inBatches(await pages.list(), async (address) => {
      const content = pageToIndex(address, await pages.read(address), kinds.get(address) ?? 'page')
      if (content) failOn((await index.addHTMLFile({ url: address, content })).errors)
    })
    const outputPath = join(folder, 'pagefind')
    failOn((await index.writeFiles({ outputPath })).errors)
    const unneeded = await glob(NOT_NEEDED, { cwd: outputPath, ignore: ENTRY, absolute: true })
    await Promise.all(unneeded.map((file) => rm(file)))
  } finally {
    await close()
  }
}

/** Whether the search finds a page at its address. */
export function isFound(address: string, html: string): boolean {
  const { canonical, isListed } = readHead(html)
  const isList = splitPath(address).path.startsWith('/blog/')
  // Nothing of a preview is listed, and yet its search is to be tried.
  return canonical === absoluteUrl(address) && (isListed || siteConfig.isPreview) && !isList
}

/** What Pagefind is to read of a page: the text of `main`, and what is shown of it in a list. */
function pageToIndex(address: string, html: string, kind: PageKind): string | undefined {
  if (!isFound(address, html)) return undefined
  const { title, description } = readHead(html)
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
