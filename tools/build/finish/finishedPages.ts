import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageHead } from './pageHead.ts'

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
