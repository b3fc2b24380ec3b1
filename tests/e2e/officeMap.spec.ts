import { formatDistance } from '../../components/agency/OfficeMap/formatDistance.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

for (const address of ['/fr/contact', '/en/contact']) {
  test(`${address}: what is written on the map lies inside it, apart from each other`, async ({ page }) => {
    await page.goto(address)
    const map = page.locator('svg:has(> text)')
    for (const width of [320, 390, 768, 901, 1440, 2000]) {
      await page.setViewportSize({ width, height: 900 })
      const [frame, montreal, douala, distance, measure] = await map.evaluate((svg) =>
        [svg, ...svg.children].map((part) => part.getBoundingClientRect()),
      )
      if (!frame || !montreal || !douala || !distance || !measure) throw new Error('A text is missing.')
      const shown = `at ${width} px`
      expect(montreal.left, shown).toBeGreaterThan(frame.left)
      expect(douala.right, shown).toBeLessThan(frame.right)
      expect(douala.bottom, shown).toBeLessThanOrEqual(frame.bottom)
      // A text's box is as high as its line: letters are apart before boxes are.
      expect(distance.top, shown).toBeGreaterThan(montreal.top + montreal.height / 2)
      expect(measure.top, shown).toBeGreaterThan(distance.top + distance.height / 2)
      expect(measure.right, shown).toBeLessThan(douala.left)
      expect(distance.right, shown).toBeLessThan(douala.right)
    }
  })
}

test('the map is a picture that says in words what it shows', async ({ page }) => {
  await page.goto('/fr/contact')
  const map = page.getByRole('img', { name: text('fr', 'contact:map.alt', { distance: formatDistance(9200, 'fr') }) })
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the form is in sight at ${viewport.width} px before one scrolls`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/fr/contact')
    await expect(page.getByLabel(text('fr', 'forms:contact.name'), { exact: false }).first()).toBeInViewport()
  })
}
