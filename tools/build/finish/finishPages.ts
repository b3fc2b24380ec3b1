import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { glob } from 'tinyglobby'
import { splitPath } from '../../../renderer/addresses.ts'
import { siteConfig } from '../../../site.config.ts'
import type { OpenGraphImages } from '../../paper/openGraphImages.ts'
import { type PageHead, type PageHeads, readHead } from '../../site/pageHead.ts'
import type { SearchIndex } from '../../site/searchIndex.ts'
import { addContentPolicy } from './contentPolicy.ts'
import { createStyleInliner } from './inlineStyles.ts'
import { type PageLinks, readLinks } from './pageLinks.ts'
import { paintWhole } from './paintWhole.ts'

/** The elements that Vike adds to every page. */
const STYLES_AND_SCRIPTS = 'link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], script[src]'
/**
 * Preloads that would only delay fonts: of italic ones, which many pages do not need, and of pictures, whose elements
 * arrive with the head.
 */
const NEEDLESS_PRELOADS = 'link[rel=preload]:is([as=font][href*=italic], [as=image])'

interface FinishOptions {
  /** The built site, whose only HTML files are the pages that Vike has written. */
  readonly folder: string
  readonly images: Pick<OpenGraphImages, 'add'>
  readonly search: Pick<SearchIndex, 'add'>
  /** Marks, in a preview, what visitors do not see. */
  readonly mark: ((page: HTMLElement, address: string) => void) | undefined
}

/**
 * Reads and writes each page once: inlines its styles, lets its hero be painted whole, adds its policy, and collects the
 * data for feeds, the sitemap, images and the search. Pages are read in order, because the search index depends on it.
 */
export async function finishPages({
  folder,
  images,
  search,
  mark,
}: FinishOptions): Promise<{ readonly heads: PageHeads; readonly links: ReadonlyMap<string, PageLinks> }> {
  const inlineStyles = createStyleInliner(folder)
  const heads = new Map<string, PageHead>()
  const links = new Map<string, PageLinks>()
  const files = await glob('**/*.html', { cwd: folder })
  const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
  for (const address of addresses.toSorted()) {
    // oxlint-disable no-await-in-loop
    const file = join(folder, `${address === '/' ? '/index' : address}.html`)
    const page = parse(await readFile(file, 'utf8'))
    const { locale, path } = splitPath(address)
    // Visitors leave a language redirect at once: it needs neither style nor script.
    if (locale === null && path !== '/404') removeAll(page, STYLES_AND_SCRIPTS)
    else {
      removeAll(page, NEEDLESS_PRELOADS)
      await inlineStyles(page, address)
      paintWhole(page)
      mark?.(page, address)
    }
    addContentPolicy(page, siteConfig.formEndpoint)
    links.set(address, readLinks(page))
    const html = page.toString()
    await writeFile(file, html)
    if (locale === null) continue
    const head = readHead(page)
    heads.set(address, head)
    await search.add({ address, head, html })
    await images.add(address, head)
    // oxlint-enable no-await-in-loop
  }
  return { heads, links }
}

function removeAll(page: HTMLElement, selector: string): void {
  for (const element of page.querySelectorAll(selector)) element.remove()
}
