import type { Locator, Page } from 'playwright/test'
import { type TestedLocale, testedLocales } from '../testedLocales.ts'
import { findFaults } from './findFaults.ts'
import { pageWith } from './pages.ts'
import { expect, test } from './test.ts'
import { plain, text, textWithAnyCount } from './texts.ts'

const NO_WORD = 'qqqxyz'
const WAYS = ['services', 'blog', 'contact']

const dialog = (page: Page): Locator => page.getByRole('dialog')
const field = (page: Page): Locator => dialog(page).getByRole('textbox')
const results = (page: Page): Locator => dialog(page).getByRole('heading', { level: 2 }).getByRole('link')
const openButton = (page: Page, locale: TestedLocale): Locator =>
  page.getByRole('button', { name: text(locale, 'search:open'), exact: true })
const readStatus = async (page: Page) => plain((await dialog(page).getByRole('status').textContent()) ?? '')
const expectStatus = (page: Page, said: string) => expect.poll(() => readStatus(page)).toBe(plain(said))
const expectFound = (page: Page, locale: TestedLocale, query: string) =>
  expect.poll(() => readStatus(page)).toMatch(textWithAnyCount(locale, 'search:found', { query }))

async function openSearch(page: Page, locale: TestedLocale): Promise<void> {
  await openButton(page, locale).click()
  await expect(field(page)).toBeFocused()
}

test('the search closes on Escape, its button and a click outside', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/fr/contact')
  await page.locator('main textarea').first().focus()
  const top = await page.evaluate(() => scrollY)
  await openSearch(page, 'fr')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await openSearch(page, 'fr')
  await page.mouse.move(20, 600)
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await page.mouse.click(20, 600)
  await expect(dialog(page)).toBeHidden()
  await openSearch(page, 'fr')
  await dialog(page)
    .getByRole('button', { name: text('fr', 'search:close') })
    .click()
  await expect(dialog(page)).toBeHidden()
})

for (const locale of testedLocales) {
  test(`the search of /${locale} finds an article by its title, and offers links if it finds nothing`, async ({
    page,
  }) => {
    const article = pageWith(locale, 'articles')
    await page.goto(article)
    const title = plain(await page.getByRole('heading', { level: 1 }).innerText())
    await page.goto(`/${locale}/about`)
    await openSearch(page, locale)
    await expect(dialog(page)).toHaveAccessibleName(text(locale, 'search:title'))
    await field(page).fill(title.toUpperCase())
    await expect(results(page).first()).toHaveAttribute('href', article)
    await expect(dialog(page).getByRole('listitem').first().locator('mark').first()).toBeVisible()
    expect(await findFaults(page, 'results')).toEqual([])

    await field(page).fill(NO_WORD)
    await expectStatus(page, text(locale, 'search:none', { query: NO_WORD }))
    await expect(results(page)).toHaveCount(0)
    await expect(dialog(page).getByRole('link')).toHaveText(WAYS.map((way) => text(locale, `search:ways.${way}`)))
    await dialog(page).getByRole('link').first().click()
    await expect(page).toHaveURL(`/${locale}/services`)
  })
}

test('the search shows ten results at a time, which arrow keys and Enter reach @react', async ({ page }) => {
  await page.goto('/fr/about')
  await openSearch(page, 'fr')
  await field(page).fill('traduction')
  await expect(results(page)).toHaveCount(10)
  await dialog(page)
    .getByRole('button', { name: text('fr', 'search:more') })
    .click()
  await expect(results(page).nth(10)).toBeFocused()
  // Each page is listed once.
  const addresses = await results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(new Set(addresses).size).toBe(addresses.length)
  await field(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addresses[1] ?? 'none')
  await test.step('Enter in the field follows the first result', async () => {
    await openSearch(page, 'fr')
    await field(page).fill('traduction')
    await expectFound(page, 'fr', 'traduction')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(addresses[0] ?? 'none')
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
  })
})

test('offline, and where results or its script do not load, the search says so', async ({ page, context }) => {
  await page.route('**/assets/chunks/**', (route) => route.abort())
  await page.goto('/en/about')
  await openButton(page, 'en').click()
  const notice = page.locator('[popover]').filter({ hasText: plain(text('en', 'search:notice')) })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link')).toHaveText(WAYS.map((way) => text('en', `search:ways.${way}`)))
  await page.unrouteAll()
  await page.reload()
  await openSearch(page, 'en')
  await expect(notice).toBeHidden()

  await context.setOffline(true)
  await field(page).pressSequentially('transl')
  await expectStatus(page, text('en', 'search:offline'))
  await context.setOffline(false)
  await field(page).pressSequentially('a')
  await expectFound(page, 'en', 'transla')

  await page.route('**/pagefind/fragment/*', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await field(page).fill('languag')
  await expectStatus(page, text('en', 'search:failed'))
  await page.unroute('**/pagefind/fragment/*')
  await field(page).pressSequentially('e')
  await expectFound(page, 'en', 'language')
})
