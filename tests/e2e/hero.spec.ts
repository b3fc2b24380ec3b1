import type { Locator, Page } from 'playwright/test'
import { expect, test } from './test.ts'

const hero = (page: Page): Locator => page.locator('[data-script=hero]')
const indicators = (page: Page): Locator => hero(page).locator('a')

/** Returns the index of the current slide. */
async function currentSlide(page: Page): Promise<number> {
  const states = await indicators(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-current')))
  return states.indexOf('true')
}

/** Opens the home page with its clock paused, just as the first slide starts its 5,000 ms. */
async function openAtFirstSlide(page: Page): Promise<void> {
  // However long the page takes to load, nothing starts before motion is allowed.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/fr')
  await expect(hero(page)).toHaveAttribute('data-awake')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(hero(page)).toHaveAttribute('data-shows')
}

test('each slide is shown for 5 seconds, without a change for screen readers, unless paused', async ({ page }) => {
  await openAtFirstSlide(page)
  const count = await indicators(page).count()
  for (let slide = 1; slide <= count; slide += 1) {
    const heard = await hero(page).locator('[aria-live]').ariaSnapshot()
    await page.clock.runFor(4500)
    expect(await hero(page).locator('[aria-live]').ariaSnapshot()).toBe(heard)
    // The next one is typed once it has faded in, and shown from then on.
    await page.clock.runFor(1500)
    expect(await currentSlide(page)).toBe(slide % count)
  }
  const control = page.locator('[data-script=pauseControl]')
  await control.check()
  await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(0)
  await control.uncheck()
  await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(5020)
  expect(await currentSlide(page)).toBe(1)
})

test('indicators step through it, and arrow keys, for which it stops', async ({ page }) => {
  await openAtFirstSlide(page)
  await indicators(page).nth(1).click()
  expect(await currentSlide(page)).toBe(1)
  await page.mouse.move(0, 0)
  await hero(page).locator('[tabindex]').hover()
  await expect(hero(page).locator('.swiper-initialized')).toBeVisible()
  await page.mouse.move(0, 0)
  // From here on by keyboard.
  await page.keyboard.press('Shift+Tab')
  await hero(page).locator('[tabindex]').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => currentSlide(page)).toBe(0)
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => currentSlide(page)).toBe(1)
})
