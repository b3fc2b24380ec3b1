import type { Locator, Page } from 'playwright/test'
import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test.use({ locale: 'fr' })

/** The link to the other of two languages, in the bar. */
const english = (page: Page): Locator => page.locator('a[data-script=languageChoice][lang=en]')

test('one press changes the language of the current page, and of later visits', async ({ page }) => {
  await page.goto('/fr/services/legalTranslation')
  await english(page).click()
  await expect(page).toHaveURL('/en/services/legalTranslation')
  expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])

  await page.goto('/about')
  await expect(page).toHaveURL('/en/about')
})

test('it is named by its visible label, however narrow, and visible with the menu closed', async ({ page }) => {
  await page.goto('/fr/about')
  for (const [width, shown] of [
    [390, 'EN'],
    [1440, languages.en.name],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await english(page).innerText()).toBe(shown)
    await expect(english(page)).toHaveAccessibleName(new RegExp(shown))
    await expect(english(page)).toBeInViewport()
  }
})

test('keeps the query', async ({ page }) => {
  for (const path of ['/blog/legal?q=contrat', '/caseStudies?category=legal']) {
    await page.goto(`/fr${path}`)
    await english(page).click()
    await expect(page).toHaveURL(`/en${path}`)
  }
})

test('keeps the reader’s place, and no other link does', async ({ page }) => {
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
})

test('a window that was given a name keeps it, and the place of its address', async ({ page }) => {
  await page.goto('/fr')
  await page.evaluate(() => {
    window.name = 'agence'
  })
  await page.goto('/fr/services#faq')
  await expect(page.locator('#faq')).toBeInViewport()
  expect(await page.evaluate(() => window.name)).toBe('agence')
})
