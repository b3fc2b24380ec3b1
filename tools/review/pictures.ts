import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import type { Progress, Step } from '../progress.ts'
import { startServer } from '../server/staticServer.ts'
import { locateRequired } from '../test/requirements.ts'
import { writeInside } from '../writeInside.ts'
import type { MadeReview } from './makeReview.ts'
import { hasNews, type ReviewedPage } from './review.ts'

const FOLDER = '/review/pictures'
/** The limit for the size of all pictures, which are uploaded with a preview. */
const MAX_BYTES = 20_000_000
const MAX_PAGES = 20
/** The height of a crop, and the margin around the difference. A change of looks may be all over the page. */
const TALLEST_CROP = 1600
const TALLEST_CROP_OF_LOOKS = 12_000
const MARGIN = 120
/** The limit of each wait, in milliseconds. */
const LONGEST_WAIT = 60_000
const CHANNELS = 4
/** Disables transitions, which would start because a screenshot of a whole page resizes the window for a moment. */
const STILL = '*, ::before, ::after, ::backdrop { transition: none !important }'

/** Returns the pages to take pictures of: those with new words, and for each cause of a different look, one other page. */
export function choosePages(pages: readonly ReviewedPage[]): ReviewedPage[] {
  const causes = new Set<string | undefined>([undefined])
  return pages
    .filter((page) => {
      if (page.isLeftOut) return false
      if (hasNews(page)) return page.change === 'added' || page.passages.length > 0
      const isFirstOfCause = !causes.has(page.cause)
      causes.add(page.cause)
      return isFirstOfCause
    })
    .slice(0, MAX_PAGES)
}

/**
 * Writes pictures of pages into the branch's site, and their addresses into the review.
 *
 * @throws Error if there is no browser
 */
export async function takePictures(
  { review, before, after }: MadeReview,
  widths: readonly number[],
  progress: Progress,
): Promise<void> {
  await rm(join(after, FOLDER), { recursive: true, force: true })
  const visits = choosePages(review.pages).flatMap((page) => widths.map((width) => ({ page, width })))
  if (before === undefined || visits.length === 0) return
  const browser = await chromium.launch({ executablePath: locateRequired('chromium') })
  const [old, current] = await Promise.all([before, after].map((folder) => startServer({ folder, port: 0 })))
  let left = MAX_BYTES
  const visit = async ({ page, width }: (typeof visits)[number]) => {
    const { address, formerAddress = address, change, cause } = page
    const tallest = cause === undefined ? TALLEST_CROP : TALLEST_CROP_OF_LOOKS
    const [was, is] = await Promise.all([
      change === 'added' ? undefined : takeScreenshot(browser, `${old?.url}${formerAddress}`, width),
      takeScreenshot(browser, `${current?.url}${address}`, width),
    ])
    for (const { side, data } of await cropToDifference(was, is, tallest)) {
      left -= data.length
      if (left < 0) return
      const picture = { side, width, address: `${FOLDER}${address}-${width}-${side}.webp` }
      // oxlint-disable-next-line no-await-in-loop -- two pictures
      await writeInside(after, picture.address, data)
      page.pictures.push(picture)
    }
  }
  try {
    const visitAll = async (step: Step) => {
      step(visits.length)
      for (const each of visits) {
        // A failed page is reported, and the others go on.
        // oxlint-disable-next-line no-await-in-loop -- two screenshots at a time
        await visit(each).catch((error: unknown) => console.warn(`${each.page.address}: ${String(error)}`))
        step()
      }
    }
    await progress.during('Taking pictures', visitAll)
  } finally {
    await Promise.all([browser.close(), old?.close(), current?.close()])
  }
}

/**
 * Takes a screenshot of a whole page in a tab of its own.
 *
 * @throws Error if a wait exceeds its limit
 */
async function takeScreenshot(browser: Browser, url: string, width: number): Promise<Buffer> {
  const tab = await browser.newPage({ reducedMotion: 'reduce', viewport: { width, height: 900 } })
  try {
    tab.setDefaultTimeout(LONGEST_WAIT)
    await tab.goto(url)
    // Unlike `evaluate`, `waitForFunction` has a time limit.
    await tab.waitForFunction(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.allSettled([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())])
      return true
    })
    return await tab.screenshot({ fullPage: true, style: STILL, animations: 'disabled' })
  } finally {
    await tab.close()
  }
}

/** Crops screenshots of a page to the difference, if there is one. A new page has no screenshot from before. */
export async function cropToDifference(before: Buffer | undefined, after: Buffer, tallest = TALLEST_CROP) {
  const screenshots = [after, before].filter((screenshot) => screenshot !== undefined)
  const sizes = await Promise.all(screenshots.map((screenshot) => sharp(screenshot).metadata()))
  const [width, height] = [sizes[0]?.width ?? 0, Math.max(...sizes.map((size) => size.height))]
  // The missing end of the shorter page is transparent, and differs from anything.
  const canvas = { width, height, fit: 'contain', position: 'top', background: 'transparent' } as const
  const pixels = await Promise.all(
    screenshots.map((screenshot) => sharp(screenshot).ensureAlpha().resize(canvas).raw().toBuffer()),
  )
  const rows = differingRows(pixels, width, height)
  if (!rows) return []
  const top = Math.max(0, rows.first - MARGIN)
  const crop = { left: 0, top, width, height: Math.min(height, rows.last + MARGIN, top + tallest) - top }
  const crops = pixels.map(async (data, index) => ({
    side: index === 0 ? ('after' as const) : ('before' as const),
    data: await sharp(data, { raw: { width, height, channels: CHANNELS } })
      .extract(crop)
      .webp({ quality: 70 })
      .toBuffer(),
  }))
  return (await Promise.all(crops)).toReversed()
}

/** Returns the first and the last row of pixels that differ: one browser of one machine draws equal pages alike. */
function differingRows([is, was]: readonly Buffer[], width: number, height: number) {
  if (!is || !was) return { first: 0, last: height }
  const rowOf = (picture: Buffer, row: number) => picture.subarray(row * width * CHANNELS, (row + 1) * width * CHANNELS)
  const rows = Array.from({ length: height }, (_, row) => row)
  const differs = (row: number) => !rowOf(is, row).equals(rowOf(was, row))
  const [first, last] = [rows.find(differs), rows.findLast(differs)]
  return first === undefined || last === undefined ? undefined : { first, last }
}
