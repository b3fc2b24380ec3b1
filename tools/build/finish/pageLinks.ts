import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { globSync } from 'tinyglobby'
import { splitPath } from '../../../renderer/addresses.ts'
import { siteConfig } from '../../../site.config.ts'
import { decodeAddress } from '../../content/body/links.ts'
import {
  ContentError,
  diagnose,
  type Diagnostic,
  formatDiagnostics,
  type Place,
  shorten,
} from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'

/** What links may lead to in a page, and where its own lead. */
export interface PageLinks {
  readonly ids: ReadonlySet<string>
  /** The addresses that it names, of pages and of files, with the words of the first link to each. */
  readonly addresses: ReadonlyMap<string, string>
}

/** Reads the links of a finished page. */
export function readLinks(page: HTMLElement): PageLinks {
  const ids = new Set(page.querySelectorAll('[id]').map(({ id }) => id))
  const addresses = new Map<string, string>()
  for (const element of page.querySelectorAll('a[href], link[href], img[src], script[src]')) {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
    if (!addresses.has(address))
      addresses.set(address, shorten(element.textContent || element.getAttribute('alt') || ''))
  }
  return { ids, addresses }
}

/**
 * Stops the build if a page links to a page, a file or a part of a page that there is not, wherever the link is written; in
 * a preview, only says so.
 *
 * @param pages all pages by address
 * @param site the folder of the built site
 * @throws ContentError with each link once, at the line where it is written if there is one
 */
export function refuseDeadLinks(root: string, site: string, pages: ReadonlyMap<string, PageLinks>): void {
  const dead = new Map<string, Diagnostic>()
  for (const [page, { addresses }] of pages) {
    for (const [address, words] of addresses) {
      const name = whyDead(address, page, site, pages)
      const key = `${splitPath(page).locale} ${address}`
      if (!name || dead.has(key)) continue
      const place = findSource(root, page, address) ?? { file: `dist/client${page}.html` }
      dead.set(key, diagnose(name, place, { url: address, words, page }))
    }
  }
  if (dead.size === 0) return
  if (!siteConfig.isPreview) throw new ContentError([...dead.values()])
  console.error(formatDiagnostics([...dead.values()]))
}

function whyDead(address: string, page: string, site: string, pages: ReadonlyMap<string, PageLinks>) {
  const base = siteConfig.url + page
  if (!URL.canParse(address, base) || new URL(address, base).origin !== new URL(base).origin) return undefined
  const url = new URL(address, base)
  const path = decodeAddress(url.pathname) ?? ''
  const target = pages.get(path)
  // Redirects are pages, too, and written later.
  const isFile = path !== '/' && ['', '.html'].some((ending) => existsSync(join(site, path + ending)))
  if (!target) return isFile ? undefined : 'link-dead_built'
  const id = decodeAddress(url.hash.slice(1)) ?? '%'
  return id === '' || target.ids.has(id) ? undefined : 'link-dead_part'
}

/** Returns where a link is written: in a text or a document of the page's language, or in the code of pages. */
function findSource(root: string, page: string, address: string): Place | undefined {
  const { path } = splitPath(address)
  const quoted = path.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const pattern = new RegExp(`(?<=["'\`(]|^ *[\\w-]+: )${quoted}(?=["'\`)]|$)`, 'm')
  const folders = [
    `content/${splitPath(page).locale ?? '*'}/**/*.{json,mdx}`,
    '{pages,components,renderer}/**/*.{ts,tsx}',
  ]
  for (const file of folders.flatMap((folder) => globSync(folder, { cwd: root }).toSorted())) {
    const source = readFileSync(join(root, file), 'utf8')
    const index = source.search(pattern)
    if (index >= 0) return { file, ...createLocator(source)(index) }
  }
  return undefined
}
