import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { splitPath } from '../../renderer/addresses.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { openSearchIndex } from '../search/searchIndex.ts'
import { builtPages, type FinishedPages } from './finishedPages.ts'
import { createStyleInliner } from './inlineStyles.ts'
import { readHead, type PageHead } from './pageHead.ts'

const REDIRECT = '<noscript><meta http-equiv="refresh"'
const CLIENT_ENTRY = /<script src="[^"]+" type="module" async><\/script>/

/** What becomes of pages between their rendering and the disk. */
export interface PageFinisher {
  /**
   * Puts styles into a page, takes from it what feeds, sitemap, images and search are made of, and writes it: once.
   *
   * @param address `/fr/about`
   */
  finish(address: string, html: string): Promise<void>
  /** When all pages are there. */
  end(): Promise<FinishedPages>
  /** In any case, the last thing. */
  close(): Promise<unknown>
}

/**
 * @param folder the built site, which has the style sheets already
 */
export async function createPageFinisher(folder: string, documents: readonly LoadedDocument[]): Promise<PageFinisher> {
  const inlineStyles = createStyleInliner(folder)
  const search = await openSearchIndex(documents)
  const heads = new Map<string, PageHead>()
  return {
    finish: async (address, html) => {
      const file = join(folder, address === '/' ? 'index.html' : `${address}.html`)
      await mkdir(dirname(file), { recursive: true })
      // The not-found page of all languages is a page of none.
      if (splitPath(address).locale !== null) {
        const head = readHead(html)
        heads.set(address, head)
        await search.add(address, html, head)
      }
      // A language redirect is left at once; Vike has no other way to leave out the script of all pages.
      const own = html.includes(REDIRECT) ? html.replace(CLIENT_ENTRY, '') : html
      await writeFile(file, await inlineStyles(own))
    },
    end: async () => {
      await search.write(join(folder, 'pagefind'))
      return builtPages(folder, heads)
    },
    close: search.close,
  }
}
