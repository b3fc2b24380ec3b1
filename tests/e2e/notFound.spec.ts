import { forEachLocale } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { frontmatterOf, text } from './texts.ts'

const HOME = forEachLocale((locale) => text(locale, 'notFound:home'))

test('an address that does not exist answers 404, in its language', async ({ page }) => {
  const french = await page.goto('/fr/nulle-part')
  expect(french?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('fr', 'notFound:title'))
  await page.getByRole('link', { name: HOME.fr }).click()
  await expect(page).toHaveURL('/fr')

  const english = await page.goto('/en/nowhere')
  expect(english?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: HOME.en }).click()
  await expect(page).toHaveURL('/en')
})

test('an address without language answers in both', async ({ page }) => {
  const response = await page.goto('/nulle-part')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link', { name: HOME.fr })).toBeVisible()
  await expect(page.getByRole('link', { name: HOME.en })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('what was probably meant is offered @react', async ({ page }) => {
  await page.goto('/fr/services/legal-translation')
  await page
    .getByRole('main')
    .getByRole('link', { name: frontmatterOf('fr', 'services', 'legalTranslation').title })
    .click()
  await expect(page).toHaveURL('/fr/services/legalTranslation')
})

test('the same page in the other language is offered where there is one', async ({ page }) => {
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

test('nothing is suggested where nothing is alike, and the page stays whole without the list', async ({ page }) => {
  await page.route('**/addresses.json', (route) => route.fulfill({ status: 500 }))
  await page.goto('/fr/about-us')
  await page.waitForSelector('[data-island="NotFoundSuggestions"][data-awake]', { state: 'attached' })
  await expect(page.getByText(text('fr', 'notFound:suggestions'))).toBeHidden()
  await expect(page.getByRole('link', { name: HOME.fr })).toBeVisible()
})
