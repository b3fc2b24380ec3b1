import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import type { Progress } from '../progress.ts'
import { startServer } from '../server/staticServer.ts'
import { findBrowser } from '../test/browser.ts'
import type { MadeReview } from './makeReview.ts'
import type { Review, ReviewedPage } from './review.ts'
import type { Words } from './words.ts'

const FOLDER = '/review/pictures'
/** The size of all pictures together: a preview is uploaded. */
const MOST_BYTES = 20_000_000
const MOST_PAGES = 20
/** Chromium draws nothing beyond 16,384 pixels. */
const TALLEST = 12_000
/** The height of a crop, and the margin around the difference. */
const TALLEST_CROP = 1600
const MARGIN = 120
/** The limit of each wait, in milliseconds. */
const LONGEST_WAIT = 20_000
const CHANNELS = 4
/** A screenshot of a whole page resizes the window for a moment, which must start no transition. */
const STILL = '*, ::before, ::after, ::backdrop { transition: none !important }'

/** Returns the pages to take pictures of: those with new words, one for each changed text, and one for each cause. */
export function choosePages({ pages, texts }: Pick<Review, 'pages' | 'texts'>): ReviewedPage[] {
  const firstOfTexts = new Set(texts.map((text) => text.pages[0]))
  const causes = new Set<string | undefined>([undefined])
  return pages
    .filter(({ address, change, passages, cause }) => {
      const isFirstOfCause = !causes.has(cause)
      causes.add(cause)
      return (
        change !== 'removed' &&
        (change === 'added' || passages.length > 0 || firstOfTexts.has(address) || isFirstOfCause)
      )
    })
    .slice(0, MOST_PAGES)
}

/** Returns a review with pictures of its pages, which are written into the branch's site. */
export async function takePictures(
  { review, before, after }: MadeReview,
  widths: readonly number[],
  progress: Progress,
  words: Words,
): Promise<Review> {
  await rm(join(after, FOLDER), { recursive: true, force: true })
  const visits = choosePages(review).flatMap((page) => widths.map((width) => ({ page, width })))
  if (before === undefined || visits.length === 0) return review
  const servers = await Promise.all([before, after].map((folder) => startServer({ folder, port: 0 })))
  const pictures = new Map<ReviewedPage, ReviewedPage['pictures']>()
  let left = MOST_BYTES
  const visit = async (browser: Browser, { page, width }: (typeof visits)[number]) => {
    const addresses = [page.change === 'added' ? undefined : (page.formerAddress ?? page.address), page.address]
    const [was, is] = await Promise.all(
      addresses.map(async (address, index) =>
        address === undefined ? undefined : takeScreenshot(browser, `${servers[index]?.url}${address}`, width),
      ),
    )
    const crops = await cropToDifference(was, is)
    left -= crops.reduce((sum, { data }) => sum + data.length, 0)
    if (left < 0 || crops.length === 0) return
    const named = crops.map(({ side, data }) => ({
      side,
      data,
      name: `${FOLDER}${page.address}-${width}-${side}.webp`,
    }))
    await mkdir(dirname(join(after, FOLDER, page.address)), { recursive: true })
    await Promise.all(named.map(({ name, data }) => writeFile(join(after, name), data)))
    const picture = { width, ...Object.fromEntries(named.map(({ side, name }) => [side, name])) }
    pictures.set(page, [...(pictures.get(page) ?? []), picture])
  }
  try {
    const browser = await chromium.launch({ executablePath: findBrowser() })
    try {
      await progress.during(words.picturing, async (step) => {
        step(visits.length)
        for (const each of visits) {
          // A page that cannot be pictured is reported, and the others go on.
          const warn = (error: unknown) => console.warn(`${each.page.address}: ${String(error)}`)
          // oxlint-disable-next-line no-await-in-loop -- two pages at a time
          if (left > 0) await visit(browser, each).catch(warn)
          step()
        }
      })
    } finally {
      await browser.close()
    }
  } catch (error) {
    console.warn(`${words.noPictures} ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await Promise.all(servers.map(({ close }) => close()))
  }
  return { ...review, pages: review.pages.map((page) => ({ ...page, pictures: pictures.get(page) ?? [] })) }
}

/** Takes a screenshot of a whole page in a tab of its own. @throws Error where a wait exceeds its limit */
async function takeScreenshot(browser: Browser, url: string, width: number): Promise<Buffer> {
  const tab = await browser.newPage({ reducedMotion: 'reduce', viewport: { width, height: 900 } })
  try {
    tab.setDefaultTimeout(LONGEST_WAIT)
    await tab.goto(url)
    await settlePage(tab)
    const height = await tab.waitForFunction(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width, height: Math.min(TALLEST, await height.jsonValue()) }
    return await tab.screenshot({ fullPage: true, clip, style: STILL, animations: 'disabled' })
  } finally {
    await tab.close()
  }
}

/** Shows each screenful once and waits for fonts and images. Unlike `evaluate`, `waitForFunction` has a time limit. */
async function settlePage(tab: Page): Promise<void> {
  await tab.waitForFunction(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      // oxlint-disable-next-line no-await-in-loop -- intersections are reported once a frame
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
    return true
  })
}

/** Crops two screenshots of a page to their difference; a new page has no screenshot before. */
export async function cropToDifference(before: Buffer | undefined, after: Buffer | undefined) {
  const shots = await Promise.all(
    [before, after].map(async (picture) => ({ picture, ...(picture && (await sharp(picture).metadata())) })),
  )
  const [width, height] = [shots[1]?.width ?? 0, Math.max(...shots.map((shot) => shot.height ?? 0))]
  const pixels = await Promise.all(
    // The missing end of the shorter page is transparent, and differs from anything.
    shots.map(
      async ({ picture, height: own = 0 }) =>
        picture &&
        sharp(picture)
          .ensureAlpha()
          .extend({ bottom: height - own, background: 'transparent' })
          .raw()
          .toBuffer(),
    ),
  )
  const rows = pixels[0] && pixels[1] ? differingRows(pixels[0], pixels[1], width, height) : { first: 0, last: height }
  if (!rows) return []
  const top = Math.max(0, rows.first - MARGIN)
  const end = Math.min(rows.last + MARGIN, top + TALLEST_CROP)
  const crops = shots.map(async ({ picture, height: own = 0 }, index) => {
    if (!picture || own <= top) return []
    const crop = sharp(picture).extract({ left: 0, top, width, height: Math.min(end, own) - top })
    return [{ side: index === 0 ? 'before' : 'after', data: await crop.webp({ quality: 70 }).toBuffer() }]
  })
  return (await Promise.all(crops)).flat()
}

function differingRows(before: Buffer, after: Buffer, width: number, height: number) {
  const mask = new Uint8Array(before.length)
  if (pixelmatch(before, after, mask, width, height, { threshold: 0.1, diffMask: true }) === 0) return undefined
  const rowOf = (index: number) => Math.floor(index / (width * CHANNELS))
  const isDifferent = (value: number) => value !== 0
  return { first: rowOf(mask.findIndex(isDifferent)), last: rowOf(mask.findLastIndex(isDifferent)) }
}
