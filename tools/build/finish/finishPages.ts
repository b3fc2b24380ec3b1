import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import pMap from 'p-map'
import { glob } from 'tinyglobby'
import { splitPath } from '../../../renderer/addresses.ts'
import { siteConfig } from '../../../site.config.ts'
import type { OpenGraphImages } from '../../paper/openGraphImages.ts'
import { type FinishedPages, type PageHead, readHead } from '../../site/finishedPages.ts'
import type { SearchIndex } from '../../site/searchIndex.ts'
import { writeInside } from '../../writeInside.ts'
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
/** The number of images that are drawn at a time, while the next pages are read. */
const DRAWN_AT_ONCE = 8

interface FinishOptions {
  /** The built site, whose only HTML files are the pages that Vike has written. */
  readonly folder: string
  readonly images: OpenGraphImages
  readonly search: SearchIndex
  /** Marks, in a preview, what visitors do not see. */
  readonly mark: ((page: HTMLElement, address: string) => void) | undefined
}

/** The finished pages, with their links by address. */
interface LinkedPages extends FinishedPages {
  readonly links: ReadonlyMap<string, PageLinks>
}

/**
 * Reads and writes each page once: inlines its styles, lets its hero be painted whole, adds its policy, and collects the
 * data for feeds, the sitemap, images and the search. Pages are read in order, because the search index depends on it.
 *
 * @throws Error naming the page whose image cannot be drawn, without waiting for other images
 */
export async function finishPages({ folder, images, search, mark }: FinishOptions): Promise<LinkedPages> {
  const inlineStyles = createStyleInliner(folder)
  const heads = new Map<string, PageHead>()
  const links = new Map<string, PageLinks>()
  const finish = async (file: string, address: string): Promise<PageHead | undefined> => {
    const page = parse(await readFile(join(folder, file), 'utf8'))
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
    await writeInside(folder, file, html)
    if (locale === null) return undefined
    const head = readHead(page)
    heads.set(address, head)
    await search.add({ address, head, html })
    return head
  }

  const pages = (await glob('**/*.html', { cwd: folder }))
    .map((file) => ({ file, address: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}` }))
    .toSorted((one, other) => (one.address < other.address ? -1 : 1))
  // One after the other, to limit memory: there may be thousands.
  const finished = async function* () {
    for (const { file, address } of pages) {
      // oxlint-disable-next-line no-await-in-loop
      const head = await finish(file, address)
      if (head) yield { address, head }
    }
  }
  const draw = async ({ address, head }: { readonly address: string; readonly head: PageHead }): Promise<void> => {
    try {
      await images.add(address, head)
    } catch (error) {
      throw new Error(`The Open Graph image of ${address} cannot be drawn.`, { cause: error })
    }
  }
  await pMap(finished(), draw, { concurrency: DRAWN_AT_ONCE })
  await search.write(join(folder, 'pagefind'))
  return { folder, heads, links }
}

function removeAll(page: HTMLElement, selector: string): void {
  for (const element of page.querySelectorAll(selector)) element.remove()
}
