import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test.use({ javaScriptEnabled: false, locale: 'en' })

test('a language redirect leads to French', async ({ page }) => {
  await page.goto('/about')
  await expect(page).toHaveURL('/fr/about')
})

test('an article can be read', async ({ page }) => {
  await page.goto('/en/articles/legal-errors')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main p').first()).toBeVisible()
  await expect(page.locator('main table').first()).toBeVisible()
})

test('the menu opens, leads on, and closes', async ({ page }) => {
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
  await page.getByRole('button', { name: languages.en.name }).click()
  await page.getByRole('link', { name: languages.fr.name }).click()
  await expect(page).toHaveURL('/fr/team')
})

test('questions open, one at a time', async ({ page }) => {
  await page.goto('/en/services')
  const questions = page.locator('details[name="faq"]')
  expect(await questions.count()).toBeGreaterThanOrEqual(8)
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0)).toHaveAttribute('open')
  await questions.nth(3).locator('summary').click()
  await expect(questions.nth(3)).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
})

test('the not-found page shows the way home', async ({ page }) => {
  await page.goto('/fr/nulle-part')
  await expect(page.getByRole('link', { name: text('fr', 'notFound:home') })).toBeVisible()
})

test('a deadline is not before the day that the site was made', async ({ page }) => {
  await page.goto('/fr/requestaquote')
  const deadline = page.locator('[name=deadline]')
  await expect(deadline).toHaveAttribute('min', /^20\d\d-\d\d-\d\d$/)
  await deadline.fill('2020-01-31')
  expect(await deadline.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true)
})
