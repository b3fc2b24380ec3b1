import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'fr' })

test('changes the language of the current page, and of later visits', async ({ page }) => {
  await page.goto('/fr/services/legalTranslation')
  await page.getByRole('button', { name: languages.fr.name }).click()
  await page.getByRole('link', { name: languages.en.name }).click()
  await expect(page).toHaveURL('/en/services/legalTranslation')
  expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])

  await page.goto('/about')
  await expect(page).toHaveURL('/en/about')
})

test('its button is named by its visible label, however narrow, and visible with the menu closed', async ({ page }) => {
  await page.goto('/fr/about')
  const button = page.getByRole('button', { name: languages.fr.name })
  for (const [width, shown] of [
    [390, 'FR'],
    [1440, languages.fr.name],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await button.innerText()).toBe(shown)
    await expect(button).toHaveAccessibleName(new RegExp(shown))
    await button.click()
    await expect(page.getByRole('link', { name: languages.en.name }).first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
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

test('keeps the query', async ({ page }) => {
  for (const path of ['/blog/legal?q=contrat', '/caseStudies?category=legal']) {
    await page.goto(`/fr${path}`)
    await page.getByRole('button', { name: languages.fr.name }).click()
    await page.locator('#languages').getByRole('link', { name: languages.en.name }).click()
    await expect(page).toHaveURL(`/en${path}`)
  }
})
