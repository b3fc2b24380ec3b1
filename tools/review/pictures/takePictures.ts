import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { defaultLocale } from '../../../renderer/languages.ts'
import { findBrowser } from '../../browser.ts'
import type { RunningServer } from '../../listen.ts'
import { mainScreens } from '../../shots/choose.ts'
import { startServer } from '../../staticServer.ts'
import type { PagePictures, ReviewedPage } from '../review.ts'
import { REVIEW_FILES } from '../reviewAddress.ts'
import { compareShots } from './compareShots.ts'
import { shootPage } from './shootPage.ts'

const FOLDER = `${REVIEW_FILES}/pictures`

interface TakeOptions {
  /** The built sites. */
  readonly before: string
  readonly after: string
  readonly pages: readonly ReviewedPage[]
}

/**
 * Takes pictures of pages as they were and as they are, in each window, and says how much differs.
 *
 * @returns by address; undefined where there is no browser
 */
export async function takePictures({
  before,
  after,
  pages,
}: TakeOptions): Promise<ReadonlyMap<string, readonly PagePictures[]> | undefined> {
  await rm(join(after, FOLDER), { recursive: true, force: true })
  const browser = await openBrowser()
  if (!browser) return undefined
  try {
    const oldSite = await openSite(browser, before)
    const newSite = await openSite(browser, after)
    try {
      const taken = new Map<string, PagePictures[]>()
      for (const page of pages) {
        try {
          // One tab shows one page at a time.
          // oxlint-disable-next-line no-await-in-loop
          taken.set(page.address, await takeOf(page, oldSite, newSite, after))
        } catch (error) {
          // The rest of the review is worth having all the same.
          console.warn(`No pictures of ${page.address}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
      return taken
    } finally {
      await Promise.all([oldSite.close(), newSite.close()])
    }
  } finally {
    await browser.close()
  }
}

/** A site that answers, and the tab that shows it. */
interface ShownSite extends RunningServer {
  readonly tab: Page
}

/** Each has a context: of two tabs in one, the browser draws the one behind seldom. */
async function openSite(browser: Browser, folder: string): Promise<ShownSite> {
  const server = await startServer({ folder, port: 0 })
  const tab = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
  // A page waits for its fonts only so long, and is shown without them then: all are there before the first picture.
  await tab.goto(`${server.url}/${defaultLocale}`)
  await tab.evaluate(() => Promise.allSettled(Array.from(document.fonts, (font) => font.load())))
  return { ...server, tab }
}

async function takeOf(
  { address, change, before }: ReviewedPage,
  oldSite: ShownSite,
  newSite: ShownSite,
  folder: string,
): Promise<PagePictures[]> {
  const was = change === 'added' ? undefined : `${oldSite.url}${before ?? address}`
  const is = change === 'removed' ? undefined : `${newSite.url}${address}`
  const pictures: Promise<PagePictures>[] = []
  for (const screen of mainScreens) {
    // oxlint-disable-next-line no-await-in-loop
    const [old, present] = await Promise.all([
      was === undefined ? undefined : shootPage(oldSite.tab, was, screen),
      is === undefined ? undefined : shootPage(newSite.tab, is, screen),
    ])
    const { width } = screen
    // Compared while the browser draws the next.
    pictures.push(compareShots({ before: old, after: present, width, folder, name: `${FOLDER}${address}-${width}` }))
  }
  return Promise.all(pictures)
}

async function openBrowser(): Promise<Browser | undefined> {
  try {
    return await chromium.launch({ executablePath: findBrowser() })
  } catch (error) {
    console.warn(`No pictures: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}
