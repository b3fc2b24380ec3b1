import { forEachLocale, locales } from '../../renderer/languages.ts'
import { pagesOf } from './pages.ts'
import { findFaults } from './findFaults.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

/** Pages are dealt out to tests, so that each stays short and they run beside each other. */
const GROUPS = 12

const all = forEachLocale((locale) => [...pagesOf(locale), `/${locale}/404`])

for (const locale of locales) {
  for (let group = 0; group < GROUPS; group += 1) {
    test(`axe finds nothing on the pages of /${locale}, ${group + 1} of ${GROUPS}`, async ({ page }) => {
      test.slow()
      const addresses = all[locale].filter((_, index) => index % GROUPS === group)
      const faults: string[] = []
      for (const address of addresses) {
        await page.goto(address)
        faults.push(...(await findFaults(page, address)))
      }
      expect(addresses).not.toEqual([])
      expect(faults).toEqual([])
    })
  }
}

test('axe finds nothing on the not-found page of all languages', async ({ page }) => {
  await page.goto('/404')
  expect(await findFaults(page, '/404')).toEqual([])
})

test('the link beside a heading is named after it, and the heading by its own text', async ({ page }) => {
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
