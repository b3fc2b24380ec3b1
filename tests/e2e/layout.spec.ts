import type { Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { pagesOf } from './pages.ts'
import { readShifts, withoutFonts } from './readShifts.ts'
import { expect, test } from './test.ts'

/** Every page of every test: the pages of both languages, and what is shown for those that there are not. */
const addresses = locales.flatMap((locale) => [...pagesOf(locale), `/${locale}/404`])

/** Scrolls through the page as a reader does, so that all of it is drawn. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
  })
}

/** The largest picture of the first screen, where it waits for the page to be laid out. https://web.dev/articles/optimize-lcp */
function readLateLargest(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // TypeScript's library does not know this kind of entry.
        type Paint = PerformanceEntry & { element: Element | null }
        const observer = new PerformanceObserver((list) => {
          const largest = (list.getEntries().at(-1) as Paint | undefined)?.element
          resolve(largest instanceof HTMLImageElement && largest.loading === 'lazy' ? [largest.outerHTML] : [])
        })
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

for (const width of [390, 1440]) {
  test(`nothing shifts on any page while it loads and is read, and its largest picture comes at once: ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await withoutFonts(page)
    await page.setViewportSize({ width, height: 900 })
    const shifts: string[] = []
    const late: string[] = []
    for (const address of addresses) {
      await page.goto(address)
      late.push(...(await readLateLargest(page)).map((picture) => `${address}: ${picture}`))
      await readThrough(page)
      shifts.push(...(await readShifts(page)).map((shift) => `${address}: ${shift}`))
    }
    expect(shifts).toEqual([])
    expect(late).toEqual([])
  })
}
