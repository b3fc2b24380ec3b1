import { pageWith } from './pages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const article = pageWith('fr', 'articles', /<h2[^]*<h2[^]*<h2/)

test('a page opens at its top or below the bar at a fragment, and back restores the scroll position', async ({
  page,
}) => {
  await page.goto(article)
  const link = page.getByRole('contentinfo').getByRole('link', { name: text('fr', 'common:navigation.caseStudies') })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)

  await link.click()
  await expect(page).toHaveURL('/fr/caseStudies')
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(article)
  await expect(link).toBeInViewport()

  const heading = page.locator('main h2[id]').nth(2)
  await page.goto(`${article}#${await heading.getAttribute('id')}`)
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(73)
  await expect(heading).toBeInViewport()
})
