import { expect, test } from './test.ts'

const expectations = [
  { path: '/fr', label: /Télécharger l’étude de cas PDF, \d+.ko/, file: /^\/fr\/[\w-]+\.pdf$/ },
  { path: '/fr/caseStudies', label: /Télécharger l’étude de cas PDF, \d+.ko/, file: /^\/fr\/[\w-]+\.pdf$/ },
  { path: '/en/caseStudies', label: /Download the case study PDF, \d+ kB/, file: /^\/en\/[\w-]+\.pdf$/ },
  {
    path: '/en/legal-translation',
    label: /Download the case study PDF, \d+ kB/,
    file: /^\/en\/legal-translation\.pdf$/,
  },
  {
    path: '/fr/articles/legal-errors',
    label: /Télécharger l’article PDF, \d+.ko/,
    file: /^\/fr\/articles\/legal-errors\.pdf$/,
  },
  {
    path: '/en/politique-securite',
    label: /Download this page PDF, \d+ kB/,
    file: /^\/en\/politique-securite\.pdf$/,
  },
]

for (const { path, label, file } of expectations) {
  test(`${path} offers PDFs to download, and stays where it is`, async ({ page }) => {
    await page.goto(path)
    const link = page.getByRole('link', { name: label }).first()
    const downloading = page.waitForEvent('download')
    await link.click()
    expect(new URL((await downloading).url()).pathname).toMatch(file)
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
