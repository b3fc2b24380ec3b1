import { locales } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'

test('the quote form begins within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const locale of locales) {
    for (const path of ['requestaquote', 'requestaquote/legal']) {
      await page.goto(`/${locale}/${path}`)
      await expect(page.locator('main form select').first()).toBeInViewport({ ratio: 1 })
    }
  }
})
