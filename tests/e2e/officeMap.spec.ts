import { formatDistance } from '../../components/agency/OfficeMap/formatDistance.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test('the map is a picture with an alternative text', async ({ page }) => {
  await page.goto('/fr/contact')
  const map = page.getByRole('img', { name: text('fr', 'contact:map.alt', { distance: formatDistance(9200, 'fr') }) })
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
})

test('the form is visible without scrolling', async ({ page }) => {
  await page.goto('/fr/contact')
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(page.getByLabel(text('fr', 'forms:contact.name'), { exact: false }).first()).toBeInViewport()
  }
})
