import { formatDistance } from '../../components/agency/OfficeMap/formatDistance.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test('the quote form begins within the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const address of ['/fr/requestaquote/legal', '/en/requestaquote']) {
    await page.goto(address)
    await expect(page.locator('main form select').first()).toBeInViewport({ ratio: 1 })
  }
})

test('so does the contact form, on a phone too; the map of the offices is a picture with an alternative text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fr/contact')
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(page.getByLabel(text('fr', 'forms:contact.name'), { exact: false }).first()).toBeInViewport()
  }
  const map = page.getByRole('img', { name: text('fr', 'contact:map.alt', { distance: formatDistance(9200, 'fr') }) })
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
})
