import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { glob } from 'tinyglobby'
import { splitPath } from '../../renderer/addresses.ts'
import { locales } from '../../renderer/languages.ts'

/** The pages of the site as visitors get them: what feeds and the sitemap say is read from them, so it can't differ. */
export interface FinishedPages {
  /** The addresses of all pages in a language, in order: `/fr/about`. */
  list(): Promise<readonly string[]>
  /** The HTML of one of them. */
  read(address: string): Promise<string>
  /** The HTML of one of them, at least up to where its styles begin. */
  readStart(address: string): Promise<string>
}

/** What the head of a page says comes before its styles, which are longer than all the rest of it. */
const START_SIZE = 32 * 1024

/** @param folder the built site */
export function builtPages(folder: string): FinishedPages {
  return {
    list: async () => {
      const files = await glob(
        locales.flatMap((locale) => [`${locale}.html`, `${locale}/**/*.html`]),
        { cwd: folder },
      )
      return files.map((file) => `/${file.replace(/\.html$/, '')}`).toSorted()
    },
    read: (address) => readFile(join(folder, `${address}.html`), 'utf8'),
    readStart: async (address) => {
      const file = await open(join(folder, `${address}.html`))
      try {
        const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(START_SIZE) })
        return buffer.toString('utf8', 0, bytesRead)
      } finally {
        await file.close()
      }
    },
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
    readStart: read,
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
