import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { globSync } from 'tinyglobby'
import type { Locale } from '../../renderer/languages.ts'
import { readHead } from '../site/finishedPages.ts'

/**
 * Returns the addresses of all pages of a language in the built site: `/fr`, `/fr/about`. Redirects and not-found pages are
 * left out: they have no canonical address.
 *
 * @param folder the built site
 */
export function listAddresses(folder: string, locale: Locale): string[] {
  return globSync([`${locale}.html`, `${locale}/**/*.html`], { cwd: folder })
    .filter((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
      return readHead(parse(html)).canonical !== undefined && !html.includes('http-equiv="refresh"')
    })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .toSorted()
}
