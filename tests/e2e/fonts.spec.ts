import type { Page } from 'playwright/test'
import { defaultLocale } from '../../renderer/languages.ts'
import { samplesOf } from './pages.ts'
import { readShifts } from './readShifts.ts'
import { expect, test } from './test.ts'

const WIDTHS = [390, 768, 1440]
/** A fifth of the threshold for good: https://web.dev/articles/cls. */
const MOST_SHIFT = 0.02
const PARTS = 2

/** Delays fonts until they are released. */
async function holdFonts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.woff2', async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

/** Opens a page whose fonts load after it was painted and scrolled to its end. */
async function visitWithLateFonts(page: Page, address: string): Promise<void> {
  const letGo = await holdFonts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  letGo()
  await page.evaluate(async () => {
    await document.fonts.ready
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
  })
  await page.unroute('**/*.woff2')
}

// Pages of one type and languages have the same fonts. Each is checked at one width, in turn.
for (let part = 0; part < PARTS; part += 1) {
  test(`text is painted immediately, and hardly moves when its fonts load, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.slow()
    const moved: string[] = []
    for (const [index, address] of samplesOf(defaultLocale).entries()) {
      if (index % PARTS !== part) continue
      const width = WIDTHS[Math.floor(index / PARTS) % WIDTHS.length] ?? 390
      await page.setViewportSize({ width, height: 900 })
      await visitWithLateFonts(page, address)
      const shifts = await readShifts(page)
      const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
      if (sum > MOST_SHIFT) moved.push(`${address} at ${width} px: ${sum.toFixed(4)}, ${shifts.join(', ')}`)
    }
    expect(moved).toEqual([])
  })
}
