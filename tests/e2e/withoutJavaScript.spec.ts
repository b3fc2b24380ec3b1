import type { Page } from 'playwright/test'
import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test.use({ javaScriptEnabled: false, locale: 'en' })

/** Slides are side by side; an indicator for each, and the keyboard, reach them. */
async function expectStrip(page: Page, name: string): Promise<void> {
  const carousel = page.locator(`[data-script=${name}]`)
  const frame = carousel.locator('[tabindex]')
  const slides = carousel.locator('[aria-roledescription][id]')
  await frame.scrollIntoViewIfNeeded()
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 })
  await expect(carousel.getByRole('link')).toHaveCount(await slides.count())
  await carousel.getByRole('link').last().click()
  await expect(slides.last()).toBeInViewport({ ratio: 0.5 })
  await expect(carousel.getByRole('button')).toHaveCount(0)
}

test('on the home page slides, services and answers can be chosen, and animation can be paused', async ({ page }) => {
  await page.goto('/fr')
  await test.step('the pause control', async () => {
    await page.getByRole('checkbox', { name: text('fr', 'common:pauseMotion') }).press('Space')
    const states = await page
      .locator('[data-moves]')
      .last()
      .evaluate((element) => element.getAnimations({ subtree: true }).map(({ playState }) => playState))
    expect(states.filter((state) => state === 'running')).toEqual([])
  })
  await test.step('the first screen', () => expectStrip(page, 'hero'))
  await test.step('services', async () => {
    const orbit = page.getByRole('group', { name: text('fr', 'home:services.title') })
    await orbit.getByRole('radio').nth(1).click()
    await expect(orbit.locator('p').nth(1)).toBeVisible()
    await expect(orbit.locator('p').nth(0)).toBeHidden()
  })
  await test.step('testimonials', () => expectStrip(page, 'testimonials'))
  await test.step('questions', async () => {
    const questions = page.locator('details[name=faq]')
    await questions.nth(0).locator('summary').click()
    await questions.nth(2).locator('summary').press('Enter')
    await expect(questions.nth(2).locator('p')).toBeVisible()
    await expect(questions.nth(0).locator('p')).toBeHidden()
  })
})

test('the menu opens, its links work, it closes, and the switcher changes the language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  const open = page.getByRole('button', { name: text('en', 'common:navigation.open') })
  await open.click()
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await open.click()
  await page
    .locator('#menu')
    .getByRole('link', { name: text('en', 'common:navigation.contact') })
    .click()
  await expect(page).toHaveURL('/en/contact')
  await page.getByRole('link', { name: languages.fr.name }).click()
  await expect(page).toHaveURL('/fr/contact')
})
