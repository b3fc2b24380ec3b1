import type { Page } from 'playwright'
import type { Screen } from '../../shots/choose.ts'
import { becomeComplete, scrollThrough } from '../../shots/inPage.ts'
import { STILL } from '../../shots/visit.ts'
import { watchPage } from '../../shots/watchPage.ts'
import { BAR_ID } from '../bar/ReviewBar.tsx'

/** A tall page is taken in parts: beyond 16,384 pixels browsers draw nothing, or the beginning again. */
const MOST_AT_ONCE = 8000

/** A picture of a whole page, as parts of it from top to bottom. */
export interface Shot {
  readonly parts: readonly Buffer[]
  /** Of all of them. */
  readonly height: number
}

/**
 * Takes a picture of a whole page at rest: all that loads late is there, nothing moves, and the review bar, which says
 * another commit each time, is not on it.
 */
export async function shootPage(tab: Page, url: string, screen: Screen): Promise<Shot> {
  await tab.setViewportSize(screen)
  const watch = watchPage(tab)
  try {
    await tab.goto(url)
    await tab.evaluate((id) => document.getElementById(id)?.remove(), BAR_ID)
    await tab.evaluate(scrollThrough)
    await watch.settle()
    await tab.waitForFunction(becomeComplete)
    const height = await tab.evaluate(() => document.documentElement.scrollHeight)
    const parts: Buffer[] = []
    for (let top = 0; top < height; top += MOST_AT_ONCE) {
      const clip = { x: 0, y: top, width: screen.width, height: Math.min(MOST_AT_ONCE, height - top) }
      // One part after the other, of the same page.
      // oxlint-disable-next-line no-await-in-loop
      parts.push(await tab.screenshot({ fullPage: true, clip, style: STILL, animations: 'disabled' }))
    }
    return { parts, height }
  } finally {
    watch.stop()
  }
}
