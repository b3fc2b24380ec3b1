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
  for (const width of [320, 390, 768, 1440, 2000]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/thank-you')
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
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/about')
    const shown = await page.locator('main figure img').evaluate((picture) => {
      const { width: across, height: down } = picture.getBoundingClientRect()
      return across / down
    })
    expect(shown).toBeCloseTo(16 / 9, 2)
  }
})
