import type { Locator, Page } from 'playwright/test'
import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test.use({ locale: 'fr' })

/** The link to the other of two languages, in the bar. */
const english = (page: Page): Locator => page.locator('a[data-script=languageChoice][lang=en]')

test('one press changes the language of the current page with its query, and of later visits', async ({ page }) => {
  await page.goto('/fr/blog/legal?q=contrat')
  // It is named by its visible label, however narrow, and visible with the menu closed.
  for (const [width, shown] of [
    [390, 'EN'],
    [1440, languages.en.name],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await english(page).innerText()).toBe(shown)
    await expect(english(page)).toHaveAccessibleName(new RegExp(shown))
    await expect(english(page)).toBeInViewport()
  }
  await english(page).click()
  await expect(page).toHaveURL('/en/blog/legal?q=contrat')
  expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])

  await page.goto('/about')
  await expect(page).toHaveURL('/en/about')
})

test('keeps the reader’s place, and no other link does; nor does a window that was given a name', async ({ page }) => {
  await page.goto('/fr/services')
  const place = () => page.evaluate(() => scrollY / document.documentElement.scrollHeight)
  await page.evaluate(() => scrollTo({ top: 0.4 * document.documentElement.scrollHeight, behavior: 'instant' }))
  await english(page).click()
  await expect(page).toHaveURL('/en/services')
  await expect.poll(place).toBeCloseTo(0.4, 1)
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('en', 'common:navigation.about') })
    .click()
  await expect(page).toHaveURL('/en/about')
  expect(await place()).toBe(0)

  await page.evaluate(() => {
    window.name = 'agence'
  })
  await page.goto('/en/services#faq')
  await expect(page.locator('#faq')).toBeInViewport()
  expect(await page.evaluate(() => window.name)).toBe('agence')
})
