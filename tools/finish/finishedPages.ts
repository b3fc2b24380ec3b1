import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { splitPath } from '../../renderer/addresses.ts'
import { locales } from '../../renderer/languages.ts'
import { readHead, type PageHead } from './pageHead.ts'

/** The pages of the site as visitors get them: what feeds and the sitemap say is read from them, so it can't differ. */
export interface FinishedPages {
  /** The addresses of all pages in a language, in order: `/fr/about`. */
  list(): Promise<readonly string[]>
  /** What one of them says of itself. */
  head(address: string): Promise<PageHead>
  /** The HTML of one of them. */
  read(address: string): Promise<string>
}

/**
 * The pages of a build.
 *
 * @param folder where they were written
 * @param heads what was taken from each as it was finished, by address
 */
export function builtPages(folder: string, heads: ReadonlyMap<string, PageHead>): FinishedPages {
  return {
    list: async () => [...heads.keys()].toSorted(),
    head: async (address) => {
      const head = heads.get(address)
      if (!head) throw new Error(`The site has no page ${address}.`)
      return head
    },
    read: (address) => readFile(join(folder, `${address}.html`), 'utf8'),
  }
}

/** @param url where the development server answers: it makes pages when they are asked for, and lists none */
export function servedPages(url: string): FinishedPages {
  const read = async (address: string): Promise<string> => {
    const response = await fetch(new URL(address, url), { headers: { Accept: 'text/html' } })
    if (!response.ok) throw new Error(`${address} is answered with ${response.status}.`)
    return response.text()
  }
  return {
    read,
    head: async (address) => readHead(await read(address)),
    list: async () => {
      const addresses = new Set<string>(locales.map((locale) => `/${locale}`))
      // The set grows while it is walked: every page is linked from another one.
      for (const address of addresses) {
        // One by one, for the next pages are in this one.
        // oxlint-disable-next-line no-await-in-loop
        for (const linked of linkedPages(await read(address))) addresses.add(linked)
      }
      return [...addresses].toSorted()
    },
  }
}

function linkedPages(html: string): string[] {
  return parse(html)
    .querySelectorAll('a[href^="/"]')
    .flatMap((link) => link.getAttribute('href')?.replace(/[?#].*$/, '') ?? [])
    .filter((address) => splitPath(address).locale !== null && !address.includes('.'))
}
