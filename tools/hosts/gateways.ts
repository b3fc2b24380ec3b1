import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { splitPath } from '../../renderer/addresses.ts'
import { locales, type Locale } from '../../renderer/languages.ts'
import type { FinishedPages } from '../site/finishedPages.ts'

/** An address without language, and the languages that its page is there in, the one for everybody else first. */
export interface Gateway {
  readonly path: string
  readonly locales: readonly Locale[]
}

/**
 * The addresses that send visitors on to their language.
 *
 * @param folder the built site
 * @param pages its pages
 */
export function listGateways(folder: string, pages: FinishedPages): Gateway[] {
  const addresses = new Set(pages.heads.keys())
  const paths = new Set([...addresses].map((address) => splitPath(address).path))
  // The not-found page has no language either, but does not redirect.
  paths.delete('/404')
  return [...paths]
    .filter((path) => existsSync(join(folder, path === '/' ? 'index.html' : `${path}.html`)))
    .map((path) => ({
      path,
      locales: locales.filter((locale) => addresses.has(path === '/' ? `/${locale}` : `/${locale}${path}`)),
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}
