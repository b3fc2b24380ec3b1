import { forEachLocale } from '../../renderer/languages.ts'
import { pageWith } from './pages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const HOME = forEachLocale((locale) => text(locale, 'notFound:home'))

test('an address that does not exist responds with 404, in its language or both, without a list', async ({ page }) => {
  await page.route('**/addresses.json', (route) => route.fulfill({ status: 500 }))
  for (const [path, locale, ways] of [
    ['/fr/about-us', 'fr', [HOME.fr]],
    ['/en/nowhere', 'en', [HOME.en]],
    ['/nulle-part', 'fr', [HOME.fr, HOME.en]],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const name of ways) await expect(page.getByRole('link', { name })).toBeVisible()
    await page.waitForSelector('[data-island="NotFoundSuggestions"][data-awake]', { state: 'attached' })
    await expect(page.getByText(text(locale, 'notFound:suggestions'))).toBeHidden()
  }
})

test('similar pages are suggested, in the other language if only that has it @react', async ({ page }) => {
  // Written in English only: French readers get the not-found page.
  await page.route('**/fr/addresses.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: [...(await response.json()), { address: '/en/articles/tea-time', title: 'Tea time' }] })
  })
  await page.goto('/fr/articles/tea-time')
  const english = page.getByRole('main').getByRole('link', { name: 'Tea time' })
  await expect(english).toHaveAttribute('href', '/en/articles/tea-time')
  await expect(english).toHaveAttribute('hreflang', 'en')

  // As people type it, from memory.
  const service = pageWith('fr', 'services')
  await page.goto(service.replaceAll(/[A-Z]/g, '-$&').toLowerCase())
  await page.getByRole('main').locator(`a[href="${service}"]`).click()
  await expect(page).toHaveURL(service)
})
