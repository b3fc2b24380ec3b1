import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { samplesOf } from './pages.ts'
import { readShifts, withoutFonts } from './readShifts.ts'
import { expect, test } from './test.ts'

/** Scrolls through the page like a reader, so that all of it is painted. */
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

/** Returns the largest picture of the first screen, if it waits for layout. https://web.dev/articles/optimize-lcp */
function readLateLargest(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        // TypeScript's library lacks this type of entry.
        type Paint = PerformanceEntry & { element: Element | null }
        const observer = new PerformanceObserver((list) => {
          const largest = (list.getEntries().at(-1) as Paint | undefined)?.element
          resolve(largest instanceof HTMLImageElement && largest.loading === 'lazy' ? [largest.outerHTML] : [])
        })
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** Returns the total size of scripts over the network. */
function weightOf(scripts: readonly string[]): number {
  const sizes = scripts.map((url) => brotliCompressSync(readFileSync(`dist/client${new URL(url).pathname}`)).length)
  return sizes.reduce((total, size) => total + size, 0)
}

/** The script that a page may load before a touch, in bytes. */
const MAX_SCRIPT = 3 * 1024

// The languages only differ by their words, for which the fallback fonts are close enough: pages of each type of the first
// are checked on a phone, those of the others in a wide window.
for (const [index, locale] of locales.entries()) {
  const width = index === 0 ? 390 : 1440
  test(`nothing shifts on the pages of /${locale} while it loads and is read, its largest picture comes at once, and little script before a touch: ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await withoutFonts(page)
    await page.setViewportSize({ width, height: 900 })
    let scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    // Until then, requests of the previous page may still be reported.
    page.on('framenavigated', () => {
      scripts = []
    })
    const faults: string[] = []
    for (const address of samplesOf(locale)) {
      await page.goto(address)
      const late = await readLateLargest(page)
      // Idle islands would have hydrated by now.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      const weight = weightOf(scripts)
      expect(weight, address).toBeGreaterThan(0)
      // The not-found page suggests pages immediately.
      const isHeavy = weight > MAX_SCRIPT && !address.endsWith('/404')
      await readThrough(page)
      const shifts = await readShifts(page)
      faults.push(
        ...late.map((picture) => `${address}: comes late: ${picture}`),
        ...(isHeavy ? [`${address}: ${weight} bytes of script`] : []),
        ...shifts.map((shift) => `${address}: shifts: ${shift}`),
      )
    }
    expect(faults).toEqual([])
  })
}

test('on a phone, headings have a size for each level: pages, parts, and parts of those', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of [
    '/fr',
    '/fr/about',
    '/fr/articles/legal-errors',
    '/fr/contact',
    '/fr/estimate',
    '/fr/legal-translation',
    '/fr/nadia-belhadj-roy',
    '/fr/politique-securite',
    '/fr/process',
    '/fr/services',
    '/fr/testimonials',
  ]) {
    await page.goto(address)
    // Figures, such as the years of the agency, are larger.
    const largest = (level: string) =>
      page
        .locator(`main ${level}`)
        .filter({ hasNotText: /^\d+$/ })
        .evaluateAll((headings) => Math.max(0, ...headings.map((one) => parseFloat(getComputedStyle(one).fontSize))))
    const [title = 0, part = 0, smaller = 0] = await Promise.all(['h1', 'h2', 'h3'].map(largest))
    expect.soft(title, `h1 of ${address}`).toBeGreaterThanOrEqual(40)
    expect.soft(title, `h1 of ${address}`).toBeLessThanOrEqual(44)
    expect.soft(part, `h2 of ${address}`).toBeLessThanOrEqual(30)
    expect.soft(smaller, `h3 of ${address}`).toBeLessThanOrEqual(25)
  }
})
