import { expect, test } from './test.ts'
import { text } from './texts.ts'

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`the first screen leads on: ${width} × ${height} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await test.step('home has its headline, a picture and the way to a quote', async () => {
      await page.goto('/fr')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(main.locator('a[href="/fr/requestaquote"]').first()).toBeInViewport({ ratio: 1 })
      await expect(main.locator('img').first()).toBeInViewport()
    })
    await test.step('forms begin in it, and on phones the telephone numbers', async () => {
      if (width === 768) return
      await page.goto('/fr/contact')
      if (width === 390) {
        await expect(page.locator('main header a[href^="tel:"]').last()).toBeInViewport({ ratio: 1 })
        return
      }
      await expect(page.getByLabel(text('fr', 'forms:contact.name'), { exact: false }).first()).toBeInViewport()
      await page.goto('/fr/requestaquote')
      await expect(page.locator('main form select').first()).toBeInViewport({ ratio: 1 })
    })
  })
}
