import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { splitPath } from '../../renderer/addresses.ts'
import { openGraphImageSize } from '../../renderer/fileAddresses.ts'
import { siteConfig } from '../../site.config.ts'
import { loadValidContent } from '../content/load.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import type { FinishedPages } from '../finish/finishedPages.ts'
import { inBatches } from '../siteFiles/inBatches.ts'
import { describeOpenGraphImage } from './describeOpenGraphImage.ts'
import { openKeptFiles } from './keptFiles.ts'
import { digest, setSvg, type Copy } from './typeset.ts'

const EXTENSION = '.png'
/** As pixels an image takes 3 MB. */
const AT_ONCE = 16
const SITE = `${siteConfig.url}/`

/**
 * Draws the image of each page that names one of its own, and puts it beside the page.
 *
 * @param root the project's root
 * @param folder the built site
 */
export async function writeOpenGraphImages(root: string, folder: string, pages: FinishedPages): Promise<void> {
  const documents = await loadValidContent(root, { drafts: false })
  const entries = new Map(documents.map(({ entry }) => [`/${entry.locale}${entry.path}`, entry]))
  const kept = await openKeptFiles(root, 'openGraphImages')
  const draw = async ([address, title]: readonly [string, string]): Promise<void> => {
    const copy = describeOpenGraphImage(root, { address, title, entry: entries.get(address) })
    const file = join(folder, `${address}${EXTENSION}`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await kept.get(digest(root, copy), () => drawOpenGraphImage(root, copy)))
  }
  await inBatches([...(await listOpenGraphImages(pages))], draw, AT_ONCE)
  await kept.forgetUnused()
}

/**
 * The image of one page, for the development server.
 *
 * @param fileName its address, without leading slash
 * @returns undefined where there is no page at the address without its ending
 */
export async function makeOpenGraphImage(
  root: string,
  fileName: string,
  pages: FinishedPages,
): Promise<Buffer | undefined> {
  const address = `/${fileName.slice(0, -EXTENSION.length)}`
  if (!fileName.endsWith(EXTENSION) || splitPath(address).locale === null) return undefined
  const page = await pages.head(address).catch(() => undefined)
  if (page === undefined) return undefined
  const documents: readonly LoadedDocument[] = await loadValidContent(root, { drafts: true })
  const entry = documents.map((document) => document.entry).find(({ locale, path }) => `/${locale}${path}` === address)
  return drawOpenGraphImage(root, describeOpenGraphImage(root, { address, title: page.title, entry }))
}

/** They have a palette: 28 kB in place of 70. */
async function drawOpenGraphImage(root: string, copy: Copy): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(await setSvg(root, copy), {
    // All text is outlines.
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: openGraphImageSize.width },
  })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 1 })
    .toBuffer()
}

/** The pages whose images are named by any page, with their titles: the pages of one list share that of the first. */
async function listOpenGraphImages(pages: FinishedPages): Promise<ReadonlyMap<string, string>> {
  const addresses = await pages.list()
  const heads = await Promise.all(addresses.map((address) => pages.head(address)))
  const titles = new Map(addresses.map((address, index) => [address, heads[index]?.title ?? '']))
  const images = heads.map(({ image }) => image).filter((image) => image.startsWith(SITE))
  const named = new Set(images.map((image) => image.slice(siteConfig.url.length, -EXTENSION.length)))
  return new Map([...named].map((address) => [address, titles.get(address) ?? '']))
}
