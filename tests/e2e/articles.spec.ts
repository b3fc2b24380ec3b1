import { pageWith } from './pages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const locale = 'fr'
const address = pageWith(locale, 'articles', /data-script="tableOfContents"[^]*<h2[^]*<h2[^]*<h2[^]*<h2/)
const contents = text(locale, 'blog:article.contents')

test('its table of contents lists its headings, links to them, and marks the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const nav = page.getByRole('navigation', { name: contents })
  const links = nav.getByRole('link')
  const headings = page.locator('[data-prose] > h2')
  expect(await links.allTextContents()).toEqual(
    await headings.evaluateAll((all) => all.map((heading) => heading.firstElementChild?.textContent)),
  )
  await links.nth(2).click()
  await expect(headings.nth(2)).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`${await links.nth(2).getAttribute('href')}$`))
  await expect(nav).toHaveAttribute('data-awake')
  for (const part of [2, 1]) {
    await headings.nth(part).evaluate((heading) => heading.scrollIntoView())
    await expect(nav.locator('[aria-current=location]')).toHaveText(await links.nth(part).innerText())
  }
  // At the top no section is marked, however one got there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(nav.locator('[aria-current]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on narrow screens the contents open on request', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    const nav = page.getByRole('navigation', { name: contents })
    await expect(nav.getByRole('link').first()).toBeHidden()
    await nav.locator('summary').click()
    await nav.getByRole('link').nth(2).click()
    await expect(page.locator('[data-prose] > h2').nth(2)).toBeInViewport()
  })
})
