import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { expect, test } from './test.ts'

// The unit tests of the script cover all cases.
const expectations = [
  { browser: 'en-CA', stored: null, opens: 'en' },
  { browser: 'fr', stored: 'en', opens: 'en' },
]

for (const { browser, stored, opens } of expectations) {
  test.describe(`a browser set to ${browser}${stored ? ` with ${stored} stored` : ''}`, () => {
    test.use({ locale: browser })

    test(`is sent to /${opens}`, async ({ page, baseURL }) => {
      if (stored) await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: stored, url: baseURL ?? '' }])
      for (const [redirect, target] of [
        ['/', ''],
        ['/about', '/about'],
        ['/blog?q=droit#main', '/blog?q=droit#main'],
      ]) {
        await page.goto(redirect ?? '')
        await expect(page).toHaveURL(`/${opens}${target}`)
      }
      await expect(page.locator('html')).toHaveAttribute('lang', opens)
    })
  })
}

test.describe('the language that a language redirect found', () => {
  test.use({ locale: 'en' })

  test('is stored, redirects nobody who opens a page in the other language, and leaves no history entry', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])
    await page.goto('/fr/about')
    await expect(page).toHaveURL('/fr/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.goto('/en/services')
    await page.evaluate(() => location.assign('/about'))
    await expect(page).toHaveURL('/en/about')
    await page.goBack()
    await expect(page).toHaveURL('/en/services')
  })
})

test('hosts without redirects serve pages at old names, which keep the query', async ({ page }) => {
  await page.route('**/fr/quotePage?*', (route) => route.fulfill({ path: 'dist/client/fr/quotePage.html' }))
  await page.goto('/fr/quotePage?service=legal#main')
  await expect(page).toHaveURL(/\/fr\/requestaquote\/legal\?service=legal#main$/)
  await expect(page.locator('[name=service]')).toHaveValue('legal')
})
