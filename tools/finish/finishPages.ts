import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { splitPath } from '../../renderer/addresses.ts'
import type { Answers, LastBuild } from '../../renderer/contentSource.ts'
import { siteConfig } from '../../site.config.ts'
import type { KeptPage, KeptPages } from '../build/keptPages.ts'
import type { Step } from '../build/progress.ts'
import type { SearchIndex } from '../search/searchIndex.ts'
import type { OpenGraphImages } from '../typst/openGraphImages.ts'
import { addContentPolicy } from './contentPolicy.ts'
import { builtPages, type FinishedPages } from './finishedPages.ts'
import { createStyleInliner, STYLESHEET_LINK } from './inlineStyles.ts'
import type { KeptSheets } from './keptSheets.ts'
import { readHead, type PageHead } from './pageHead.ts'

const REDIRECT = '<noscript><meta http-equiv="refresh"'
const CLIENT_ENTRY = /<script src="[^"]+" type="module" async><\/script>/
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/** What becomes of pages between their rendering and the disk. */
export interface PageFinisher extends LastBuild {
  /**
   * Puts styles into a page, takes from it what feeds, sitemap, images and search are made of, and writes it: once.
   *
   * @param address `/fr/about`
   */
  finish(address: string, html: string): Promise<void>
  /** When all pages are there. */
  end(): Promise<FinishedPages>
}

interface FinisherParts {
  /** The built site, which has the style sheets already. */
  readonly folder: string
  readonly kept: KeptPages
  readonly sheets: KeptSheets
  readonly images: OpenGraphImages
  readonly search: SearchIndex
  /** Is called after each page, and is told first how many there will be. */
  readonly step: Step
}

/** A page that is in its place. */
interface PlacedPage extends KeptPage {
  readonly isNew: boolean
  /** Of one that was made: what is on the disk need not be read again. */
  readonly html: string | undefined
}

/** Takes pages of the last build, and those that are rendered, to their places; in whatever order they come. */
export function createPageFinisher({ folder, kept, sheets, images, search, step }: FinisherParts): PageFinisher {
  const inlineStyles = createStyleInliner(folder, sheets)
  const fileOf = (address: string) => join(folder, address === '/' ? 'index.html' : `${address}.html`)
  const planned: string[] = []
  const keys = new Map<string, string>()
  const answersOf = new Map<string, Answers>()
  const pages = new Map<string, KeptPage>()
  /** What waits for the pages before it: the search wants them in order. */
  const placed = new Map<string, PlacedPage>()
  let next = 0
  let searching = Promise.resolve()

  const addToSearch = async (address: string, { head, html, isNew, key, answers }: PlacedPage) => {
    if (!head) return
    const readHtml = async () => html ?? readFile(fileOf(address), 'utf8')
    await search.add({ address, head, digest: key + JSON.stringify(answers), readHtml }, isNew)
  }
  const place = async (address: string, page: PlacedPage): Promise<void> => {
    const { key, answers, head, sheet } = page
    pages.set(address, { key, answers, head, sheet })
    placed.set(address, page)
    for (let ready; (ready = placed.get(planned[next] ?? '')); next += 1) {
      const readyAddress = planned[next] ?? ''
      const readyPage = ready
      placed.delete(readyAddress)
      searching = searching.then(() => addToSearch(readyAddress, readyPage))
    }
    await Promise.all([searching, head && images.add(address, head)])
    step()
  }

  return {
    plan: (addresses) => {
      planned.push(...addresses)
      step(addresses.length)
    },
    take: async (page, isCurrent) => {
      const { address } = page
      const key = kept.keyOf(page)
      keys.set(address, key)
      const known = kept.find(address, key)
      if (!known || !isCurrent(known.answers)) return false
      if (known.sheet !== undefined && !sheets.restore(known.sheet)) return false
      if (!(await kept.take(known, fileOf(address)))) return false
      await place(address, { ...known, isNew: false, html: undefined })
      return true
    },
    note: (address, answers) => {
      answersOf.set(address, answers)
    },
    finish: async (address, rendered) => {
      // The not-found page of all languages is a page of none.
      const head = splitPath(address).locale === null ? undefined : readHead(rendered)
      // A language redirect is left at once: it has no style, and no script of all pages.
      const { html: styled, sheet } = rendered.includes(REDIRECT)
        ? {
            html: rendered.replace(CLIENT_ENTRY, '').replace(STYLESHEET_LINK, '').replace(MODULE_PRELOAD, ''),
            sheet: undefined,
          }
        : await inlineStyles(rendered)
      const html = addContentPolicy(styled, siteConfig.formEndpoint)
      const page = { key: keys.get(address) ?? '', answers: answersOf.get(address) ?? {}, head, sheet }
      answersOf.delete(address)
      await mkdir(dirname(fileOf(address)), { recursive: true })
      await Promise.all([writeFile(fileOf(address), html), kept.keep(page, html)])
      await place(address, { ...page, isNew: true, html: head && html })
    },
    end: async () => {
      await searching
      await search.write(join(folder, 'pagefind'))
      await Promise.all([kept.end(pages), sheets.forgetUnused()])
      const heads = [...pages].flatMap(([address, { head }]) => (head ? [[address, head] as const] : []))
      return builtPages(folder, new Map<string, PageHead>(heads))
    },
  }
}
