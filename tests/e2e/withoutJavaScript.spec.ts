import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test.use({ javaScriptEnabled: false, locale: 'en' })

test('the menu opens, its links work, and it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await page.getByRole('button', { name: text('en', 'common:navigation.open') }).click()
  await expect(page.locator('#menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await page.getByRole('button', { name: text('en', 'common:navigation.open') }).click()
  await page
    .locator('#menu')
    .getByRole('link', { name: text('en', 'common:navigation.contact') })
    .click()
  await expect(page).toHaveURL('/en/contact')
})

test('the switcher changes the language', async ({ page }) => {
  await page.goto('/en/team')
  await page.getByRole('link', { name: languages.fr.name }).click()
  await expect(page).toHaveURL('/fr/team')
})

test('the earliest deadline is the day of the build', async ({ page }) => {
  await page.goto('/fr/requestaquote')
  const deadline = page.locator('[name=deadline]')
  await expect(deadline).toHaveAttribute('min', /^20\d\d-\d\d-\d\d$/)
  await deadline.fill('2020-01-31')
  expect(await deadline.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true)
})
