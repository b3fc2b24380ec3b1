import { locales } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'

test('the form for a quote begins within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const locale of locales) {
    for (const path of ['requestaquote', 'requestaquote/legal']) {
      await page.goto(`/${locale}/${path}`)
      await expect(page.locator('main form select').first()).toBeInViewport({ ratio: 1 })
    }
  }
})

test('what hangs below the line in "Thank you" does not reach the planks', async ({ page }) => {
  await page.goto('/en/thank-you')
  for (const width of [320, 390, 768, 1440, 2000]) {
    await page.setViewportSize({ width, height: 900 })
    const room = await page.locator('main header').evaluate((header) => {
      const words = header.querySelector('h1 > span')
      if (!words) throw new Error('There are no words')
      const range = document.createRange()
      range.selectNodeContents(words)
      const planks = Number.parseFloat(getComputedStyle(header, '::after').blockSize)
      // Its box goes below its ink by a twentieth of its size.
      const ink = range.getBoundingClientRect().bottom - 0.05 * Number.parseFloat(getComputedStyle(words).fontSize)
      return header.getBoundingClientRect().bottom - planks - ink
    })
    expect(room, `${width} px`).toBeGreaterThanOrEqual(0)
  }
})

test('the picture of the team is shown whole, however wide the window', async ({ page }) => {
  await page.goto('/en/about')
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const shown = await page.locator('main figure img').evaluate((picture) => {
      const { width: across, height: down } = picture.getBoundingClientRect()
      return across / down
    })
    expect(shown).toBeCloseTo(16 / 9, 2)
  }
})

test('titles stand below the name of the agency, on the grid of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, selector] of [
    ['careers', 'h1'],
    ['rapidite', 'h1'],
    ['team', 'article h2'],
  ] as const) {
    await page.goto(`/fr/${path}`)
    const name = await page.getByRole('banner').getByRole('link').first().boundingBox()
    const title = await page.locator(`main ${selector}`).first().boundingBox()
    expect(title?.x, path).toBe(name?.x)
  }
})

test('no heading of a form is larger than the title of its page', async ({ page }) => {
  for (const path of ['requestaquote', 'requestaquote/legal', 'contact']) {
    await page.goto(`/fr/${path}`)
    for (const width of [390, 769, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [title = 0, ...others] = await page
        .locator('main :is(h1, #form-title)')
        .evaluateAll((headings) => headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))
      expect(others.length).toBeGreaterThan(0)
      expect(Math.max(...others), `${path}, ${width} px`).toBeLessThan(title)
    }
  }
})

test("texts of the agency's history have room for five words in a line", async ({ page }) => {
  await page.goto('/fr/about')
  for (const width of [901, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const widths = await page
      .locator('li:has(> time) > p')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width))
    expect(Math.min(...widths), `${width} px`).toBeGreaterThan(220)
  }
})
