import { locales } from '../../renderer/languages.ts'
import { pagesOf, samplesOf } from './pages.ts'
import { findFaults } from './findFaults.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

/** Pages are dealt out to tests, so that each stays short and they run beside each other. */
const GROUPS = 4
/** Each page in one window; what differs with the window is asked where pages differ, in the language with the longer words. */
const WIDTHS = [390, 768, 1440]

for (const [index, locale] of locales.entries()) {
  for (let group = 0; group < GROUPS; group += 1) {
    test(`axe finds nothing on the pages of /${locale}, ${group + 1} of ${GROUPS}`, async ({ page }) => {
      test.slow()
      const samples = index === 0 ? samplesOf(locale) : []
      const faults: string[] = []
      for (const [place, address] of pagesOf(locale).entries()) {
        if (place % GROUPS !== group) continue
        await page.goto(address)
        const widths = samples.includes(address) ? WIDTHS : [index === 0 ? 390 : 1440]
        faults.push(...(await findFaults(page, address, { widths })))
      }
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
