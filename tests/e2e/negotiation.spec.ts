import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { expect, test } from './test.ts'

// The unit tests of the script cover all cases; a stored language is in switcher.spec.ts.
test.describe('a browser set to en-CA', () => {
  test.use({ locale: 'en-CA' })

  test('is sent to English pages, which is stored, but does not keep it from French ones', async ({ page }) => {
    for (const [redirect, target] of [
      ['/', '/en'],
      ['/blog?q=droit#main', '/en/blog?q=droit#main'],
    ] as const) {
      await page.goto(redirect)
      await expect(page).toHaveURL(target)
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])
    await page.goto('/fr/about')
    await expect(page).toHaveURL('/fr/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.evaluate(() => location.assign('/services'))
    await expect(page).toHaveURL('/en/services')
    await page.goBack()
    await expect(page).toHaveURL('/fr/about')
  })
})

test('hosts without redirects serve pages at old names, which keep the query', async ({ page }) => {
  await page.route('**/fr/quotePage?*', (route) => route.fulfill({ path: 'dist/client/fr/quotePage.html' }))
  await page.goto('/fr/quotePage?from=mail#main')
  await expect(page).toHaveURL(/\/fr\/requestaquote\?from=mail#main$/)
})
