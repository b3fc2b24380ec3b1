import { statSync } from 'node:fs'
import { formatSize } from '../../renderer/formatSize.ts'
import type { Locale } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { frontmatterOf, text } from './texts.ts'

const downloadStudy = (locale: Locale) => frontmatterOf(locale, 'case-studies', 'legal-translation').downloadLabel

const expectations = [
  { path: '/fr', locale: 'fr', label: downloadStudy('fr'), file: /^\/fr\/[\w-]+\.pdf$/ },
  {
    path: '/en/legal-translation',
    locale: 'en',
    label: downloadStudy('en'),
    file: /^\/en\/legal-translation\.pdf$/,
  },
  {
    path: '/fr/articles/legal-errors',
    locale: 'fr',
    label: text('fr', 'pdf:download.article'),
    file: /^\/fr\/articles\/legal-errors\.pdf$/,
  },
  {
    path: '/en/politique-securite',
    locale: 'en',
    label: text('en', 'pdf:download.policy'),
    file: /^\/en\/politique-securite\.pdf$/,
  },
] as const

for (const { path, locale, label, file } of expectations) {
  test(`${path} offers PDFs to download, and stays where it is`, async ({ page }) => {
    await page.goto(path)
    const link = page.getByRole('link', { name: label }).first()
    const address = (await link.getAttribute('href')) ?? ''
    expect(address).toMatch(file)
    const size = formatSize(statSync(`dist/client${address}`).size, locale)
    await expect(link).toHaveAccessibleName(`${label} ${text(locale, 'pdf:format', { size })}`)
    const downloading = page.waitForEvent('download')
    await link.click()
    expect(new URL((await downloading).url()).pathname).toBe(address)
    expect(new URL(page.url()).pathname).toBe(path)
  })
}

test('the rest of a card leads to the page', async ({ page }) => {
  await page.goto('/en/caseStudies')
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(/\/en\/[\w-]+$/)
  await expect(page).not.toHaveURL(/caseStudies/)
})
