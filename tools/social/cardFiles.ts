import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'node-html-parser'
import { splitPath } from '../../renderer/addresses.ts'
import { defaultLocale, type Locale } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { loadValidContent } from '../content/load.ts'
import type { ContentEntry, LoadedDocument } from '../content/loadDocument.ts'
import { readText } from '../content/readText.ts'
import { readPalette } from '../pdf/palette.ts'
import { builtPages, type FinishedPages } from '../siteFiles/finishedPages.ts'
import { inBatches } from '../siteFiles/inBatches.ts'
import type { Setting } from './canvas.ts'
import { describeCard } from './describeCard.ts'
import { drawCard } from './drawCard.ts'
import { loadLettering } from './lettering.ts'
import { renderCard } from './renderCard.ts'

const CACHE = 'node_modules/.cache/passerelle/social'
const EXTENSION = '.png'
/** As pixels a card takes 10 MB. */
const AT_ONCE = 8
const SITE = `${siteConfig.url}/`

/** What is the same for all cards of a build. */
interface Studio {
  readonly root: string
  readonly settingOf: (locale: Locale) => Setting
  readonly entryAt: (address: string) => ContentEntry | undefined
}

/**
 * Draws the image of each page that names one of its own, and puts it beside the page.
 *
 * A card that says and looks the same as in the last build is not drawn again; what the last build did not use is
 * forgotten.
 *
 * @param root the project's root
 * @param folder the built site
 */
export async function writeCards(root: string, folder: string): Promise<void> {
  const studio = await openStudio(root, await loadValidContent(root, { drafts: false }))
  const pages = builtPages(folder)
  const cache = join(root, CACHE)
  await mkdir(cache, { recursive: true })
  const used = new Set<string>()
  const draw = async ([address, title]: readonly [string, string]): Promise<void> => {
    const svg = drawPageCard(studio, address, title)
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}${EXTENSION}`
    used.add(name)
    const file = join(folder, `${address}${EXTENSION}`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await fromCache(join(cache, name), () => renderCard(svg)))
  }
  await inBatches([...(await listCards(pages))], draw, AT_ONCE)
  const unused = (await readdir(cache)).filter((name) => name.endsWith(EXTENSION) && !used.has(name))
  await Promise.all(unused.map((name) => rm(join(cache, name), { force: true })))
}

/**
 * The image of one page, for the development server.
 *
 * @param fileName its address, without leading slash
 * @returns undefined where there is no page at the address without its ending
 */
export async function makeCard(root: string, fileName: string, pages: FinishedPages): Promise<Buffer | undefined> {
  const address = `/${fileName.slice(0, -EXTENSION.length)}`
  if (!fileName.endsWith(EXTENSION) || splitPath(address).locale === null) return undefined
  const page = await pages.readStart(address).catch(() => undefined)
  if (page === undefined) return undefined
  const studio = await openStudio(root, await loadValidContent(root, { drafts: true }))
  return renderCard(drawPageCard(studio, address, readShared(page).title))
}

async function openStudio(root: string, documents: readonly LoadedDocument[]): Promise<Studio> {
  const lettering = await loadLettering()
  const palette = readPalette(root)
  const tagline = { fr: readText(root, 'fr', 'common:site.tagline'), en: readText(root, 'en', 'common:site.tagline') }
  const entries = new Map(documents.map(({ entry }) => [`/${entry.locale}${entry.path}`, entry]))
  return {
    root,
    settingOf: (locale) => ({ root, lettering, palette, tagline: tagline[locale] }),
    entryAt: (address) => entries.get(address),
  }
}

/** The pages whose images are named by any page, with their titles: the pages of one list share that of the first. */
async function listCards(pages: FinishedPages): Promise<ReadonlyMap<string, string>> {
  const addresses = await pages.list()
  const shared = await inBatches(addresses, async (address) => readShared(await pages.readStart(address)))
  const titles = new Map(addresses.map((address, index) => [address, shared[index]?.title ?? '']))
  const named = new Set(
    shared.flatMap(({ image }) =>
      image.startsWith(SITE) ? image.slice(siteConfig.url.length, -EXTENSION.length) : [],
    ),
  )
  return new Map([...named].map((address) => [address, titles.get(address) ?? '']))
}

/** What a page is shared with. Its head is not parsed for that: of thousands of pages it would take a minute. */
function readShared(html: string): { readonly title: string; readonly image: string } {
  const read = (name: string): string => {
    const [tag = ''] = new RegExp(`<meta property="${name}"[^>]*>`).exec(html) ?? []
    return parse(tag).querySelector('meta')?.getAttribute('content') ?? ''
  }
  return { title: read('og:title'), image: read('og:image') }
}

function drawPageCard(studio: Studio, address: string, title: string): string {
  const entry = studio.entryAt(address)
  const setting = studio.settingOf(splitPath(address).locale ?? defaultLocale)
  return drawCard(setting, describeCard(studio.root, { address, title, entry }))
}

/** Another build may forget at any time what this one has seen there: it is there once it is read. */
async function fromCache(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const image = await draw()
  await keep(file, image)
  return image
}

/** Written beside and renamed: two builds at once never see half an image. */
async function keep(file: string, image: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, image)
  await rename(unfinished, file)
}
