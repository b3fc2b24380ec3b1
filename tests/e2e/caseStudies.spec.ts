import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('case studies are filtered by category', async ({ page }) => {
  await page.goto('/en/caseStudies')
  const cards = page.locator('li[data-category]').filter({ visible: true })
  const all = await cards.count()
  const category = (await cards.first().getAttribute('data-category')) ?? ''
  const count = await page.locator(`li[data-category="${category}"]`).count()
  await page.locator(`input[type=radio][value="${category}"]`).check()
  await expect(cards).toHaveCount(count)
  await page.getByRole('radio').first().check()
  await expect(cards).toHaveCount(all)
})
