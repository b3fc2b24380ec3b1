import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { expect, test } from './test.ts'

// The unit tests of the script know all cases.
const expectations = [
  { browser: 'en-CA', stored: null, opens: 'en' },
  { browser: 'de', stored: null, opens: 'fr' },
  { browser: 'fr', stored: 'en', opens: 'en' },
  { browser: 'en', stored: 'xx', opens: 'en' },
]

for (const { browser, stored, opens } of expectations) {
  test.describe(`a browser set to ${browser}${stored ? ` with ${stored} stored` : ''}`, () => {
    test.use({ locale: browser })

    test(`is sent to /${opens}`, async ({ page, baseURL }) => {
      if (stored) await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: stored, url: baseURL ?? '' }])
      for (const [redirect, target] of [
        ['/', ''],
        ['/about', '/about'],
        ['/articles/legal-errors', '/articles/legal-errors'],
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

  test('is stored for later visits', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])
  })

  test('does not move anybody who opens a page of the other language', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await page.goto('/fr/about')
    await expect(page).toHaveURL('/fr/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test.describe('a language redirect', () => {
  test.use({ locale: 'en' })

  test('leaves no step behind for the back button', async ({ page }) => {
    await page.goto('/en/services')
    await page.evaluate(() => location.assign('/about'))
    await expect(page).toHaveURL('/en/about')
    await page.goBack()
    await expect(page).toHaveURL('/en/services')
  })
})

test.describe('an old name', () => {
  test.use({ locale: 'en' })

  test('leads to the new one, with and without language', async ({ page, request }) => {
    for (const [from, to] of [
      ['/quotePage', '/requestaquote'],
      ['/contactPage', '/contact'],
      ['/service', '/services'],
      ['/abouthome', '/about'],
    ] as const) {
      expect((await request.get(from, { maxRedirects: 0 })).status()).toBe(301)
      await page.goto(from)
      await expect(page).toHaveURL(`/en${to}`)
      // Hosts that do not know _redirects serve the page instead.
      for (const address of [`/fr${from}`, `/fr${from}.html`]) {
        await page.goto(address)
        await expect(page).toHaveURL(`/fr${to}`)
      }
    }
  })
})

test('hosts that redirect nobody serve pages at old names, which take along what the address asks for', async ({
  page,
}) => {
  await page.route('**/fr/quotePage?*', (route) => route.fulfill({ path: 'dist/client/fr/quotePage.html' }))
  await page.goto('/fr/quotePage?service=legal#main')
  await expect(page).toHaveURL(/\/fr\/requestaquote\/legal\?service=legal#main$/)
  await expect(page.locator('[name=service]')).toHaveValue('legal')
})
