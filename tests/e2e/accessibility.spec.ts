import { findFaults } from './findFaults.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test('axe reports nothing on the not-found page of all languages', async ({ page }) => {
  await page.goto('/404')
  expect(await findFaults(page, '/404')).toEqual([])
})

test('the permalink of a heading is named after it, and the heading by its own text', async ({ page }) => {
  await page.goto('/en/articles/legal-errors')
  const headings = page
    .getByRole('article')
    .locator('h2[id], h3[id]')
    .filter({ has: page.locator('a[href^="#"]') })
  const names = new Set<string>()
  for (const heading of await headings.all()) {
    const title = (await heading.locator('span').first().textContent()) ?? ''
    await expect(heading).toHaveAccessibleName(title)
    await expect(heading.locator('a[href^="#"]')).toHaveAccessibleName(`${text('en', 'common:headingAnchor')} ${title}`)
    names.add(title)
  }
  expect(names.size).toBeGreaterThan(1)
})
