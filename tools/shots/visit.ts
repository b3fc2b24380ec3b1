import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { Screen, Theme } from './choose.ts'
import type { Problem, Shot } from './contactSheet.ts'
import { becomeComplete, measureProblems, reducePicture, scrollThrough } from './inPage.ts'
import { watchPage } from './watchPage.ts'

/** How large the small copies are: about as large as the sheet shows them on a large screen. */
const THUMBNAIL_SCALE = 0.4
const JPEG_QUALITY = 70
/**
 * For a picture of the whole page the browser makes its window 1 × 1 px for a moment. What looks different in a narrow
 * one must be back at once: a transition, however short, would be in the picture.
 */
export const STILL = '*, ::before, ::after, ::backdrop { transition: none !important }'

/** What to take pictures of, and where to put them. */
export interface Visit {
  /** Where the site answers, without trailing slash. */
  readonly site: string
  readonly address: string
  readonly screen: Screen
  readonly themes: readonly Theme[]
  /** The folder of the pictures. */
  readonly folder: string
}

/** Where pictures are made. */
export interface Studio {
  /** Shows the pages. */
  readonly tab: Page
  /** A blank page, which makes pictures smaller. Several studios can share it. */
  readonly darkroom: Page
}

/** What a visit came to. */
export interface Outcome {
  readonly shots: readonly Shot[]
  readonly problems: readonly Problem[]
}

/**
 * Opens a page, takes a picture of the whole of it in each theme, and notes what is wrong with it.
 *
 * @param studio used for one visit after the other: its tab keeps fonts at hand
 */
export async function visit(studio: Studio, { site, address, screen, themes, folder }: Visit): Promise<Outcome> {
  const { tab } = studio
  await tab.setViewportSize(screen)
  const watch = watchPage(tab)
  const shots: Shot[] = []
  const problems: string[] = []
  try {
    await tab.emulateMedia({ colorScheme: themes[0] ?? null })
    await tab.goto(site + address)
    await tab.evaluate(scrollThrough)
    await watch.settle()
    // Before the first picture, which makes things move: see STILL.
    problems.push(...(await tab.evaluate(measureProblems)))
    for (const theme of themes) {
      // One tab shows one theme at a time.
      // oxlint-disable-next-line no-await-in-loop
      shots.push(await shoot(studio, { address, screen, theme, folder }))
    }
  } catch (error) {
    problems.push(`no picture: ${String(error).split('\n', 1).join('')}`)
  } finally {
    watch.stop()
  }
  const messages = new Set([...watch.errors, ...problems])
  return { shots, problems: [...messages].map((message) => ({ address, width: screen.width, message })) }
}

interface Subject {
  readonly address: string
  readonly screen: Screen
  readonly theme: Theme
  readonly folder: string
}

async function shoot({ tab, darkroom }: Studio, { address, screen, theme, folder }: Subject): Promise<Shot> {
  await tab.emulateMedia({ colorScheme: theme })
  await tab.waitForFunction(becomeComplete)
  const { width } = screen
  const height = await tab.evaluate(() => document.documentElement.scrollHeight)
  const name = `${address.slice(1)}-${width}-${theme}`
  const picture = `${name}.jpg`
  const thumbnail = `${name}.small.jpg`
  const thumbnailWidth = Math.round(width * THUMBNAIL_SCALE)
  const jpeg = await tab.screenshot({
    path: join(folder, picture),
    type: 'jpeg',
    quality: JPEG_QUALITY,
    fullPage: true,
    style: STILL,
  })
  // Not a second, smaller screenshot: the browser would make its window smaller for it, and the page another one.
  const small = await darkroom.evaluate(reducePicture, { base64: jpeg.toString('base64'), width: thumbnailWidth })
  await writeFile(join(folder, thumbnail), small, 'base64')
  return { address, width, height, theme, picture, thumbnail, thumbnailWidth }
}
