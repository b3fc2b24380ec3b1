import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { addressesOf } from './addresses.ts'
import { expect, test } from './test.ts'

const widths = [390, 768, 1440]
const colorSchemes = ['light', 'dark'] as const
const looks = widths.flatMap((width) =>
  colorSchemes.map((colorScheme) => ({ name: `${width} px, ${colorScheme}`, width, colorScheme })),
)

/** Pages are dealt out to tests, so that each stays short and they run beside each other. */
const GROUPS = 4

/** What axe finds wrong with a page: rule and place. https://dequeuniversity.com/rules/axe */
async function violationsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  // The other mode is for frames of other hosts, of which the site has none; it takes twice as long.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${address}: ${id} at ${target.join(' ')}`))
}

for (const { name, width, colorScheme } of looks) {
  test.describe(`axe finds nothing at ${name}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const locale of locales) {
      for (let group = 0; group < GROUPS; group += 1) {
        test(`on the pages of /${locale}, ${group + 1} of ${GROUPS}`, async ({ page }) => {
          test.slow()
          const addresses = [...addressesOf(locale), `/${locale}/404`].filter((_, index) => index % GROUPS === group)
          const violations: string[] = []
          for (const address of addresses) violations.push(...(await violationsOf(page, address)))
          expect(addresses).not.toEqual([])
          expect(violations).toEqual([])
        })
      }
    }

    test('on the not-found page of both languages', async ({ page }) => {
      expect(await violationsOf(page, '/404')).toEqual([])
    })
  })
}

test('the link beside a heading is named after it, and the heading by its own text', async ({ page }) => {
  await page.goto('/en/articles/legal-errors')
  const headings = page
    .getByRole('article')
    .locator('h2[id], h3[id]')
    .filter({ has: page.locator('a[href^="#"]') })
  const names = new Set<string>()
  for (const heading of await headings.all()) {
    const text = (await heading.locator('span').first().textContent()) ?? ''
    await expect(heading).toHaveAccessibleName(text)
    await expect(heading.locator('a[href^="#"]')).toHaveAccessibleName(`Link to the section ${text}`)
    names.add(text)
  }
  expect(names.size).toBeGreaterThan(1)
})
