import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { close, createIndex, type PagefindIndex } from 'pagefind'
import { z } from 'zod'
import { absoluteUrl } from '../../../renderer/absoluteUrl.ts'
import { splitPath } from '../../../renderer/addresses.ts'
import { siteConfig } from '../../../site.config.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import type { PageHead } from '../finishedPages.ts'
import { inBatches } from '../inBatches.ts'
import { kindsOfDocuments, type PageKind } from './kinds.ts'

/**
 * Elements that pages repeat, or that only lead elsewhere: forms, breadcrumbs, heading anchors, calls to action,
 * related pages.
 */
const NOT_INDEXED = [
  'a[href^="#"]',
  'nav',
  'form',
  'aside:not([aria-label], [aria-labelledby])',
  'li > article',
  '[data-recent]',
  '[data-island=BlogSearch]',
  // Buttons, links that look like them, and what only leads to a file, another language or another site.
  'button',
  'datalist',
  'fieldset',
  '[aria-hidden=true]',
  '[data-variant]',
  'a[type="application/pdf"]',
  '[data-script=share]',
  '[data-script=languageChoice]',
]
/** Files that Pagefind adds for its own dialogs, and for languages it does not know. */
const NOT_NEEDED = /^(?:pagefind-(?!entry)|wasm\.unknown\.)/
const ENTRY = 'pagefind-entry.json'
const entrySchema = z.looseObject({ languages: z.record(z.string(), z.unknown()) })

/** A page as the search sees it. */
export interface SearchedPage {
  readonly address: string
  readonly head: PageHead
  readonly html: string
}

/** A search index while it is being built. */
export interface SearchIndex {
  /** @throws Error where Pagefind cannot read the page */
  add(page: SearchedPage): Promise<void>
  /** @throws Error where Pagefind cannot write */
  write(folder: string): Promise<void>
  /** Ends Pagefind, which runs beside the build. */
  close(): Promise<unknown>
}

/**
 * Begins an index for each language, made of finished pages.
 *
 * In it are the pages that search engines may list, each in its own language: a page shown in French for want of a
 * translation is found in French. Lists of articles are left out, for the articles are in. Pagefind makes the same of
 * the same pages in the same order only: they must be added in order.
 *
 * @throws Error where Pagefind does not start
 */
export async function openSearchIndex(documents: readonly LoadedDocument[]): Promise<SearchIndex> {
  const kinds = kindsOfDocuments(documents)
  const index = await startPagefind()
  return {
    add: async ({ address, head, html }) => {
      if (!isFound(address, head)) return
      const content = pageToIndex(address, html, head, kinds.get(address) ?? 'page')
      failOn((await index.addHTMLFile({ url: address, content })).errors)
    },
    write: async (folder) => writeFiles(await index.getFiles(), folder),
    close,
  }
}

/** Pagefind's own function resolves before everything is written. */
async function writeFiles(
  { errors, files }: Awaited<ReturnType<PagefindIndex['getFiles']>>,
  folder: string,
): Promise<void> {
  failOn(errors)
  const needed = files.filter(({ path }) => !NOT_NEEDED.test(path))
  await inBatches(needed, async ({ path, content }) => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, path === ENTRY ? inOrder(content) : content)
  })
}

/** Pagefind lists languages in no fixed order; rebuilding a site must not change it. */
function inOrder(entry: Uint8Array): string {
  const { languages, ...others } = entrySchema.parse(JSON.parse(new TextDecoder().decode(entry)))
  const sorted = Object.entries(languages).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify({ ...others, languages: Object.fromEntries(sorted) })
}

async function startPagefind(): Promise<PagefindIndex> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: NOT_INDEXED })
  if (!index) throw new Error(`Pagefind does not start: ${errors.join(' ')}`)
  return index
}

/** Whether the search finds a page at its address. */
function isFound(address: string, { canonical, isListed }: PageHead): boolean {
  const isList = splitPath(address).path.startsWith('/blog/')
  // Nothing of a preview is listed, and yet its search is to be tried.
  return canonical === absoluteUrl(address) && (isListed || siteConfig.isPreview) && !isList
}

/** Returns the HTML that Pagefind indexes: the text of `main`, and the metadata shown in results. */
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
