import type { Page } from 'playwright/test'
import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test.use({ javaScriptEnabled: false, locale: 'en' })

/** The keyboard reaches the pause control before any animation, and it pauses them. */
async function expectPauseControl(page: Page): Promise<void> {
  const control = page.getByRole('checkbox', { name: text('fr', 'common:pauseMotion') })
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('fr', 'common:navigation.quote') })
    .focus()
  await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  await page.keyboard.press('Space')
  await expect(control).toBeChecked()
  const states = await page
    .locator('[data-moves]')
    .last()
    .locator('*')
    .evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationPlayState }) => animationPlayState),
    )
  expect(new Set(states)).toEqual(new Set(['paused']))
}

/** Three slides are side by side, and the keyboard and an indicator for each reach them. */
async function expectStrip(page: Page, name: string): Promise<void> {
  const carousel = page.locator(`[data-script=${name}]`)
  const frame = carousel.locator('[tabindex]')
  const slides = carousel.locator('[aria-roledescription][id]')
  await frame.scrollIntoViewIfNeeded()
  const { x = 0, width = 0 } = (await frame.boundingBox()) ?? {}
  await expect(slides).toHaveCount(3)
  for (const [index, slide] of (await slides.all()).entries()) {
    const box = await slide.boundingBox()
    expect(box?.width).toBeCloseTo(width, 0)
    expect(box?.x).toBeCloseTo(x + index * width, 0)
  }
  await expect(carousel.getByRole('button')).toHaveCount(0)
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 })

  const planks = carousel.getByRole('link')
  await expect(planks).toHaveCount(3)
  for (const plank of await planks.all()) {
    const box = await plank.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await planks.nth(2).click()
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.5 })
  await expect(slides.nth(0)).not.toBeInViewport({ ratio: 0.1 })
  await expect(carousel).toBeInViewport({ ratio: 0.5 })
}

/** A click or an arrow key chooses a service, and only that one is described. */
async function expectOrbit(page: Page): Promise<void> {
  const orbit = page.getByRole('group', { name: text('fr', 'home:services.title') })
  const expectChosen = async (chosen: number) => {
    await expect(orbit.getByRole('radio').nth(chosen)).toBeChecked()
    await expect(orbit.getByRole('link')).toHaveCount(1)
    await expect(orbit.locator('p').nth(chosen)).toBeVisible()
  }
  await expectChosen(0)
  await orbit.getByRole('radio').nth(2).click()
  await expectChosen(2)
  await page.keyboard.press('ArrowRight')
  await expectChosen(3)
}

/** Clicks and keys open one answer at a time. */
async function expectAnswers(page: Page): Promise<void> {
  const questions = page.locator('details[name=faq]')
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0).locator('p')).toBeVisible()
  await questions.nth(2).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(questions.nth(2).locator('p')).toBeVisible()
  await expect(questions.nth(0).locator('p')).toBeHidden()
}

test('on the home page slides, services and answers can be chosen, and animation can be paused', async ({ page }) => {
  await page.goto('/fr')
  await test.step('the pause control', () => expectPauseControl(page))
  await test.step('the first screen', () => expectStrip(page, 'hero'))
  await test.step('services', () => expectOrbit(page))
  await test.step('testimonials', () => expectStrip(page, 'testimonials'))
  await test.step('questions', () => expectAnswers(page))
})

test('the menu opens, its links work, it closes, and the switcher changes the language', async ({ page }) => {
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
  await page.getByRole('link', { name: languages.fr.name }).click()
  await expect(page).toHaveURL('/fr/contact')
})
