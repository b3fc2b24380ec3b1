import type { Page } from 'playwright/test'
import { forEachLocale } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const names = forEachLocale((locale) => text(locale, 'common:pauseMotion'))

/** Counts the running animations of the page, except scroll-driven ones. */
function countRunning(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline).length,
  )
}

test('one control pauses all animation, and is remembered', async ({ page }) => {
  await page.goto('/en')
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0)
  const control = page.getByRole('checkbox', { name: names.en })
  await control.check()
  await expect.poll(() => countRunning(page)).toBe(0)

  await page.reload()
  await expect(control).toBeChecked()
  expect(await countRunning(page)).toBe(0)

  await control.uncheck()
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0)
  await page.reload()
  await expect(control).not.toBeChecked()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the keyboard reaches it before any animation, and it pauses it', async ({ page }) => {
    await page.goto('/fr')
    const control = page.getByRole('checkbox', { name: names.fr })
    const quote = page.getByRole('banner').getByRole('link', { name: text('fr', 'common:navigation.quote') })
    await quote.focus()
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
  })
})

test('there is no control without animation, or with reduced motion', async ({ page }) => {
  await page.goto('/fr/politique-securite')
  await expect(page.locator('[data-script=pauseControl]')).toBeHidden()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/fr')
  await expect(page.locator('[data-script=pauseControl]')).toBeHidden()
  await expect.poll(() => countRunning(page)).toBe(0)
})

test('nothing moves behind the search or the menu', async ({ page }) => {
  await page.goto('/en')
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0)
  const hero = page.locator('[data-script=hero] [aria-live]')
  await expect(hero).toHaveAttribute('aria-live', 'off')
  await page.getByRole('button', { name: text('en', 'search:open'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => countRunning(page)).toBe(0)
  await expect(hero).toHaveAttribute('aria-live', 'polite')
  await page.keyboard.press('Escape')
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0)
  await expect(hero).toHaveAttribute('aria-live', 'off')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: text('en', 'common:navigation.open') }).click()
  await expect(hero).toHaveAttribute('aria-live', 'polite')
  await page.keyboard.press('Escape')
  await expect(hero).toHaveAttribute('aria-live', 'off')
})
