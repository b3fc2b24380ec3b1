import { close, createIndex } from 'pagefind'
import { indexedText } from '../../components/search/searchedText.ts'
import { localizePath, splitPath } from '../../renderer/addresses.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { writeInside } from '../writeInside.ts'
import { isFound, isOriginal, type PageHead } from './pageHead.ts'

/** Elements that pages repeat or that only link elsewhere: forms, breadcrumbs, anchors, calls to action, related pages. */
const NOT_INDEXED = [
  'a[href^="#"]',
  'nav',
  'form',
  'aside:not([aria-label], [aria-labelledby])',
  'li > article',
  '[data-recent]',
  '[data-island=BlogSearch]',
  // Buttons, links that look like them, and links to files, other languages and other sites.
  'button',
  'datalist',
  'fieldset',
  '[aria-hidden=true]',
  '[data-variant]',
  'a[type="application/pdf"]',
  '[data-script=languageChoice]',
]
/** Files that Pagefind adds for its own dialogs, and for languages it does not know. */
const NOT_NEEDED = /^(?:pagefind-(?!entry)|wasm\.unknown\.)/

/** A page that may be added to the index. */
interface SearchedPage {
  readonly address: string
  readonly head: PageHead
  readonly html: string
}

/** A search index while it is being built. */
export type SearchIndex = Awaited<ReturnType<typeof openSearchIndex>>

/**
 * Opens an index for each language. It contains the pages that search engines may list, except for lists of articles, each in
 * its own language. Pages must be added in order, because Pagefind's output depends on it.
 *
 * @throws Error if Pagefind does not start, cannot read a page or cannot write
 */
export async function openSearchIndex(documents: readonly LoadedDocument[]) {
  const kinds = new Map(
    documents.map(({ entry }) => [localizePath(entry.path, entry.locale), entry.collection] as const),
  )
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: NOT_INDEXED })
  if (!index) throw new Error(`Pagefind does not start: ${errors.join(' ')}`)
  return {
    add: async (page: SearchedPage) => {
      // Lists only repeat what the pages in them say.
      const isList = splitPath(page.address).path.startsWith('/blog/')
      if (!isOriginal(page.address, page.head) || !isFound(page.head) || isList) return
      const content = pageToIndex(page, kinds.get(page.address) ?? 'page')
      failOn((await index.addHTMLFile({ url: page.address, content })).errors)
    },
    write: async (folder: string) => {
      // Pagefind's own function resolves before everything is written.
      const output = await index.getFiles()
      failOn(output.errors)
      const needed = output.files.filter(({ path }) => !NOT_NEEDED.test(path))
      await Promise.all(needed.map(({ path, content }) => writeInside(folder, path, content)))
      // Pagefind runs in a process of its own.
      await close()
    },
  }
}

/** Returns the HTML that Pagefind indexes: the text of `main`, and the metadata shown in results. */
function pageToIndex({ address, head: { title, description }, html }: SearchedPage, kind: string): string {
  const main = html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    // Without spaces, Pagefind joins the words of adjacent cells, and of a term and its definition.
    .replaceAll('><', '> <')
  const meta = Object.entries({ title, description, kind })
    .map(([name, value]) => `<i title="${escapeAttribute(value)}" data-pagefind-meta="${name}[title]"></i>`)
    .join('')
  return `<html lang="${splitPath(address).locale}"><body>${indexedText(main + meta)}</main></body></html>`
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function failOn(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(' ')}`)
}
