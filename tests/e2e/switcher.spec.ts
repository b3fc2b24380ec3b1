import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'fr' })

test('changes the language of the page one is on, and of later visits', async ({ page }) => {
  await page.goto('/fr/services/legalTranslation')
  await page.getByRole('button', { name: languages.fr.name }).click()
  await page.getByRole('link', { name: languages.en.name }).click()
  await expect(page).toHaveURL('/en/services/legalTranslation')
  expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])

  await page.goto('/about')
  await expect(page).toHaveURL('/en/about')
})

test('works by keyboard: opens, closes with Escape, follows with Enter', async ({ page }) => {
  await page.goto('/fr/about')
  const button = page.getByRole('button', { name: languages.fr.name })
  const english = page.getByRole('link', { name: languages.en.name })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(english).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(english).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(english).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/about')
})

test('names the languages in themselves and marks the current one', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('button', { name: languages.en.name }).click()
  const current = page.getByRole('link', { name: languages.en.name })
  await expect(current).toHaveAttribute('aria-current', 'true')
  await expect(current).toHaveAttribute('lang', 'en')
  const french = page.getByRole('link', { name: languages.fr.name })
  await expect(french).toHaveAttribute('hreflang', 'fr')
  await expect(french).not.toHaveAttribute('aria-current')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is there without opening the menu', async ({ page }) => {
    await page.goto('/fr')
    await page.getByRole('button', { name: languages.fr.name }).click()
    await page.getByRole('link', { name: languages.en.name }).click()
    await expect(page).toHaveURL('/en')
  })
})
