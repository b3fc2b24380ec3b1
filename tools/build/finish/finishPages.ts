import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { splitPath } from '../../../renderer/addresses.ts'
import { siteConfig } from '../../../site.config.ts'
import type { Step } from '../progress.ts'
import type { SearchIndex } from '../../site/search/searchIndex.ts'
import type { OpenGraphImages } from '../../paper/openGraphImages.ts'
import { addContentPolicy } from './contentPolicy.ts'
import { createStyleInliner, STYLESHEET_LINK } from './inlineStyles.ts'
import { type FinishedPages, readHead, type PageHead } from './pageHead.ts'

const REDIRECT = '<noscript><meta http-equiv="refresh"'
const CLIENT_ENTRY = /<script src="[^"]+" type="module" async><\/script>/
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g
/** Images that are drawn while the next pages are read. */
const DRAWN_AT_ONCE = 8

interface FinishOptions {
  /** The built site, with its pages as Vike has written them, and no other HTML. */
  readonly folder: string
  readonly images: OpenGraphImages
  readonly search: SearchIndex
  readonly step: Step
}

/**
 * Reads each page once, and writes it once: styles and policy go into it, and what feeds, sitemap, images and search are
 * made of is taken from it. In order, which is part of the search's index.
 */
export async function finishPages({ folder, images, search, step }: FinishOptions): Promise<FinishedPages> {
  const inlineStyles = createStyleInliner(folder)
  const heads = new Map<string, PageHead>()
  const drawing: Array<Promise<void>> = []
  const finish = async (file: string, address: string): Promise<void> => {
    const rendered = await readFile(join(folder, file), 'utf8')
    const styled = rendered.includes(REDIRECT) ? asRedirect(rendered, address) : await inlineStyles(rendered, address)
    const html = addContentPolicy(styled, siteConfig.formEndpoint)
    await writeFile(join(folder, file), html)
    // The not-found page of all languages is a page of none.
    if (splitPath(address).locale === null) return
    const head = readHead(rendered)
    heads.set(address, head)
    await search.add({ address, head, html })
    drawing.push(images.add(address, head))
    if (drawing.length >= DRAWN_AT_ONCE) await Promise.all(drawing.splice(0))
  }

  const pages = (await glob('**/*.html', { cwd: folder }))
    .map((file) => ({ file, address: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}` }))
    .toSorted((one, other) => (one.address < other.address ? -1 : 1))
  step(pages.length)
  for (const { file, address } of pages) {
    // One after the other: thousands at once would be as much memory.
    // oxlint-disable-next-line no-await-in-loop
    await finish(file, address)
    step()
  }
  await Promise.all(drawing)
  await search.write(join(folder, 'pagefind'))
  return { folder, heads }
}

/** A language redirect is left at once: it has no style, and no script of all pages. */
function asRedirect(rendered: string, address: string): string {
  const html = rendered.replace(CLIENT_ENTRY, '').replace(STYLESHEET_LINK, '').replace(MODULE_PRELOAD, '')
  if (/<script src=|<link rel="(?:stylesheet|modulepreload)"/.test(html)) {
    throw new Error(`${address} loads what a language redirect does not need: Vike writes its head in another way now.`)
  }
  return html
}
