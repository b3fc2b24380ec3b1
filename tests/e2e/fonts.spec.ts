import type { CDPSession, Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { samplesOf } from './pages.ts'
import { readShifts } from './readShifts.ts'
import { expect, test } from './test.ts'

const WIDTHS = [390, 768, 1440]
/** A fifth of what is called good: https://web.dev/articles/cls. */
const MOST_SHIFT = 0.02
const PARTS = 4
/** Letters of other scripts, which pages are decorated with, are in no font of the site. */
const NEARLY_ALL = 0.98

/** Keeps fonts back until they are let go. */
async function holdFonts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.woff2', async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

/** Opens a page whose fonts come after it was painted and read to its end. */
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

/** Returns the part of a page's letters that Chromium has painted in the site's own faces. */
async function partInOwnFaces(session: CDPSession): Promise<number> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body > header, main :is(h1, h2, h3, p, li, em, strong, cite, a)',
  })
  let own = 0
  let all = 0
  for (const nodeId of nodeIds) {
    // oxlint-disable-next-line no-await-in-loop
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { isCustomFont, glyphCount } of fonts) {
      all += glyphCount
      if (isCustomFont) own += glyphCount
    }
  }
  return own / all
}

// What differs between pages of one kind is not their faces. Each is asked at one of the widths, in turn.
for (let part = 0; part < PARTS; part += 1) {
  test(`text is there at once, and hardly moves when its fonts come, ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.slow()
    const addresses = locales.flatMap(samplesOf)
    const moved: string[] = []
    for (const [index, address] of addresses.entries()) {
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

test('a first visit ends in the site’s own faces', async ({ page }) => {
  await visitWithLateFonts(page, '/fr/articles/legal-errors')
  const session = await page.context().newCDPSession(page)
  expect(await partInOwnFaces(session)).toBeGreaterThan(NEARLY_ALL)
})

test('fonts that cannot be had are not waited for', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/en/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
