import type { Locator, Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const testimonials = (page: Page): Locator => page.locator('[data-script=testimonials]')
const slides = (page: Page): Locator => testimonials(page).locator('[id^="testimonial-"]')
const indicators = (page: Page): Locator => testimonials(page).locator('a')

/** Returns the index of the current slide. */
async function currentSlide(page: Page): Promise<number> {
  const states = await indicators(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-current')))
  return states.indexOf('true')
}

/** Scrolls to the testimonials. */
async function wake(page: Page): Promise<void> {
  await testimonials(page).evaluate((region) => region.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(testimonials(page)).toHaveAttribute('data-awake')
}

test('testimonials follow each other every 5 seconds, unless somebody is at them', async ({ page }) => {
  // However long the page takes to load, nothing starts before motion is allowed.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/fr')
  await wake(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(testimonials(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(4990)
  expect(await currentSlide(page)).toBe(0)
  await page.clock.runFor(20)
  expect(await currentSlide(page)).toBe(1)
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 })

  await testimonials(page).locator('blockquote').nth(1).hover()
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)
  await page.mouse.move(0, 0)
  await testimonials(page).locator('[tabindex]').focus()
  await expect(testimonials(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)
})

test('buttons, indicators and arrow keys step through them, also with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  await wake(page)
  const last = (await indicators(page).count()) - 1
  await testimonials(page)
    .getByRole('button', { name: text('en', 'carousel:previous') })
    .click()
  expect(await currentSlide(page)).toBe(last)
  await testimonials(page)
    .getByRole('button', { name: text('en', 'carousel:next') })
    .click()
  expect(await currentSlide(page)).toBe(0)
  await indicators(page).nth(1).click()
  expect(await currentSlide(page)).toBe(1)
  await testimonials(page).locator('[tabindex]').focus()
  await page.keyboard.press('ArrowLeft')
  expect(await currentSlide(page)).toBe(0)
})
