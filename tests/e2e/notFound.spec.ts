import { forEachLocale } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { frontmatterOf, text } from './texts.ts'

const HOME = forEachLocale((locale) => text(locale, 'notFound:home'))

test('an address that does not exist responds with 404, in its language, or in both', async ({ page }) => {
  for (const [path, locale, ways] of [
    ['/fr/nulle-part', 'fr', [HOME.fr]],
    ['/en/nowhere', 'en', [HOME.en]],
    ['/nulle-part', 'fr', [HOME.fr, HOME.en]],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const name of ways) await expect(page.getByRole('link', { name })).toBeVisible()
  }
})

test('similar pages are suggested @react', async ({ page }) => {
  await page.goto('/fr/services/legal-translation')
  await page
    .getByRole('main')
    .getByRole('link', { name: frontmatterOf('fr', 'services', 'legalTranslation').title })
    .click()
  await expect(page).toHaveURL('/fr/services/legalTranslation')
})

test('the same page in the other language is suggested if it exists', async ({ page }) => {
  // Written in English only: French readers get the not-found page.
  await page.route('**/en/addresses.json', (route) =>
    route.fulfill({ json: [{ path: '/articles/tea-time', title: 'Tea time' }] }),
  )
  await page.goto('/fr/articles/tea-time')
  const english = page
    .getByRole('main')
    .getByRole('link', { name: text('fr', 'notFound:otherLanguage', { language: text('fr', 'languages:en') }) })
  await expect(english).toHaveAttribute('href', '/en/articles/tea-time')
  await expect(english).toHaveAttribute('hreflang', 'en')
})

test('nothing is suggested without a similar page, and the page works without the list', async ({ page }) => {
  await page.route('**/addresses.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/fr/about-us')
  await page.waitForSelector('[data-island="NotFoundSuggestions"][data-awake]', { state: 'attached' })
  await expect(page.getByText(text('fr', 'notFound:suggestions'))).toBeHidden()
  await expect(page.getByRole('link', { name: HOME.fr })).toBeVisible()
})
