import { locales } from '../../renderer/languages.ts'
import { coveredControls } from './coveredControls.ts'
import { runAxe } from './findFaults.ts'
import { lookAt, lookAtEachOpened, resize } from './looks.ts'
import { lostInWindow } from './lostInWindow.ts'
import { samplesOf } from './pages.ts'
import { tableFaults } from './tableFaults.ts'
import { expect, test } from './test.ts'

const WIDTHS = [390, 820, 1440]
const WIDTHS_FOR_AXE: ReadonlySet<number> = new Set([390, 1440])
/** Each part of the pages runs as a test of its own, in parallel. */
const PARTS = 4

// French words are the longer ones; the layout is the same in all languages.
const [locale] = locales

for (let part = 0; part < PARTS; part += 1) {
  test(`pages of every kind are whole, with each question opened, and run without errors: part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const session = await page.context().newCDPSession(page)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
    for (const address of samplesOf(locale ?? 'fr').filter((_, place) => place % PARTS === part)) {
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      for (const width of WIDTHS) {
        await resize(session, width)
        const found = await lookAt(page, [lostInWindow, tableFaults])
        found.push(...(await lookAtEachOpened(page)))
        if (WIDTHS_FOR_AXE.has(width)) found.push(...(await runAxe(page)))
        // Last: scrolling wakes islands, which may look different.
        found.push(...(await lookAt(page, [coveredControls])))
        faults.push(...found.map((fault) => `${address} at ${width} px: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}
