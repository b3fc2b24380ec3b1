import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { defaultLocale } from '../../renderer/languages.ts'
import { findBrowser } from '../test/browser.ts'
import type { Progress } from '../build/progress.ts'
import { startServer } from '../server/staticServer.ts'
import { becomeComplete, scrollThrough, STILL } from './inPage.ts'
import type { MadeReview } from './makeReview.ts'
import type { Review, ReviewedPage } from './review.ts'
import type { Words } from './words.ts'

const FOLDER = '/review/pictures'
/** All pictures of a review: a preview has to be uploaded. */
const MOST_BYTES = 20_000_000
const MOST_PAGES = 40
/** Of a page: beyond 16,384 pixels browsers draw nothing, or the beginning again. */
const TALLEST = 12_000
/** Of what is shown of one: what differs, and what is around it. */
const TALLEST_SHOWN = 1600
const AROUND = 120
/** Each visit of a page, whatever it waits for. */
const LONGEST_VISIT = 20_000
/** Small differences in antialiasing are nobody's doing. */
const THRESHOLD = 0.1
const CHANNELS = 4

/** The pages whose own words or styles changed: one for each cause, and one for each changed text. */
export function choosePages({ pages, texts }: Pick<Review, 'pages' | 'texts'>): ReviewedPage[] {
  const firstOfTexts = new Set(texts.map((text) => text.pages[0]))
  const causes = new Set<string | undefined>([undefined])
  return pages
    .filter(({ address, change, passages, cause }) => {
      const isFirstOfCause = !causes.has(cause)
      causes.add(cause)
      return (
        change === 'added' ||
        (change !== 'removed' && (passages.length > 0 || firstOfTexts.has(address) || isFirstOfCause))
      )
    })
    .slice(0, MOST_PAGES)
}

/** Takes pictures of a review's pages in windows of some widths, and writes them into the site of the branch. */
export async function withPictures(
  { review, before, after }: MadeReview,
  widths: readonly number[],
  progress: Progress,
  words: Words,
): Promise<Review> {
  await rm(join(after, FOLDER), { recursive: true, force: true })
  const visits = choosePages(review).flatMap((page) => widths.map((width) => ({ page, width })))
  if (before === undefined || visits.length === 0) return review
  const taken = new Map<string, ReviewedPage['pictures']>()
  let left = MOST_BYTES
  const take = async (sites: readonly ShownSite[], { page, width }: (typeof visits)[number]) => {
    const addresses = [page.change === 'added' ? undefined : (page.formerAddress ?? page.address), page.address]
    // Both first, also where one of them fails: the other's tab is then as it should be.
    const shots = await Promise.allSettled(
      sites.map(async (site, index) =>
        addresses[index] === undefined ? undefined : site.shoot(addresses[index], width),
      ),
    )
    const [was, is] = shots.map((shot) => {
      if (shot.status === 'rejected') throw shot.reason
      return shot.value
    })
    const files = await cutToDifference(was, is)
    left -= files.reduce((sum, { data }) => sum + data.length, 0)
    if (left < 0) return
    const named = files.map(({ side, data }) => ({
      side,
      data,
      name: `${FOLDER}${page.address}-${width}-${side}.webp`,
    }))
    await Promise.all(named.map(({ name, data }) => write(join(after, name), data)))
    const picture = { width, ...Object.fromEntries(named.map(({ side, name }) => [side, name])) }
    taken.set(page.address, [...(taken.get(page.address) ?? []), picture])
  }
  try {
    const browser = await chromium.launch({ executablePath: findBrowser() })
    const sites: ShownSite[] = []
    try {
      sites.push(await openSite(browser, before), await openSite(browser, after))
      await progress.during(
        words.picturing,
        async (step) => {
          for (const visit of visits) {
            // The rest of the review is worth having without one. One tab shows one page at a time.
            const warn = (error: unknown) => console.warn(`${visit.page.address}: ${String(error)}`)
            // oxlint-disable-next-line no-await-in-loop
            if (left > 0) await take(sites, visit).catch(warn)
            step()
          }
        },
        visits.length,
      )
    } finally {
      await Promise.all(sites.map(({ close }) => close()))
      await browser.close()
    }
  } catch (error) {
    console.warn(`${words.noPictures} ${error instanceof Error ? error.message : String(error)}`)
  }
  return { ...review, pages: review.pages.map((page) => ({ ...page, pictures: taken.get(page.address) ?? [] })) }
}

async function write(file: string, data: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, data)
}

interface ShownSite {
  readonly close: () => Promise<void>
  readonly shoot: (address: string, width: number) => Promise<Buffer>
}

/** Each has a context: of two tabs in one, the browser draws the one behind seldom. */
async function openSite(browser: Browser, folder: string): Promise<ShownSite> {
  const server = await startServer({ folder, port: 0 })
  const open = () => browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
  let tab = await open()
  // A page waits for its fonts only so long, and is shown without them then: all are there before the first picture.
  await tab.goto(`${server.url}/${defaultLocale}`)
  await within(tab.evaluate(() => Promise.allSettled(Array.from(document.fonts, (font) => font.load()))))
  return {
    close: () => server.close(),
    shoot: async (address, width) => {
      try {
        return await within(shootPage(tab, server.url + address, width))
      } catch (error) {
        // What hangs takes its tab with it.
        tab
          .context()
          .close()
          .catch(() => {})
        tab = await open()
        throw error
      }
    },
  }
}

/** Takes a picture of a whole page at rest: all that loads late is there, and nothing moves. */
async function shootPage(tab: Page, url: string, width: number): Promise<Buffer> {
  await tab.setViewportSize({ width, height: 900 })
  await tab.goto(url)
  await tab.evaluate(scrollThrough)
  await tab.waitForFunction(becomeComplete)
  const height = Math.min(TALLEST, await tab.evaluate(() => document.documentElement.scrollHeight))
  return tab.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height }, style: STILL, animations: 'disabled' })
}

/** @throws Error where it takes too long: the browser sets no limit to what runs in a page */
async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${LONGEST_VISIT / 1000} s`)), LONGEST_VISIT)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Compares two pictures of a page and cuts both to what differs; of a new page there is only one. */
export async function cutToDifference(before: Buffer | undefined, after: Buffer | undefined) {
  const read = async (picture: Buffer | undefined) => {
    const { width = 0, height = 0 } = picture ? await sharp(picture).metadata() : {}
    return { picture, width, height }
  }
  const [old, young] = await Promise.all([read(before), read(after)])
  const height = Math.max(old.height, young.height)
  const { width } = young
  const pixels = await Promise.all(
    // What is missing at the end is transparent: it differs from whatever is there in the other.
    [old, young].map(
      async ({ picture, height: own }) =>
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
  const top = Math.max(0, rows.first - AROUND)
  const end = Math.min(rows.last + AROUND, top + TALLEST_SHOWN)
  const sides = [
    { side: 'before', ...old },
    { side: 'after', ...young },
  ]
  return Promise.all(
    // One that ends above has nothing to show there.
    sides.flatMap(async ({ side, picture, height: own }) => {
      if (!picture || own <= top) return []
      const part = sharp(picture).extract({ left: 0, top, width, height: Math.min(end, own) - top })
      return [{ side, data: await part.webp({ quality: 70 }).toBuffer() }]
    }),
  ).then((files) => files.flat())
}

function differingRows(before: Buffer, after: Buffer, width: number, height: number) {
  const mask = new Uint8Array(before.length)
  if (before.equals(after)) return undefined
  if (pixelmatch(before, after, mask, width, height, { threshold: THRESHOLD, diffMask: true }) === 0) return undefined
  const differs = mask.findIndex((value) => value !== 0)
  return {
    first: Math.floor(differs / (width * CHANNELS)),
    last: Math.floor(mask.findLastIndex((value) => value !== 0) / (width * CHANNELS)),
  }
}
