import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const control = (page: Page) => page.getByRole('checkbox', { name: text('en', 'common:pauseMotion') })

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
  await control(page).check()
  await expect.poll(() => countRunning(page)).toBe(0)

  await page.reload()
  await expect(control(page)).toBeChecked()
  // The browser restores the checkbox before the page's script has read it.
  await expect.poll(() => countRunning(page)).toBe(0)

  await control(page).uncheck()
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0)
  await page.reload()
  await expect(control(page)).not.toBeChecked()

  await test.step('nothing moves behind the search or the menu', async () => {
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
})

test('there is no control without animation, nor with reduced motion', async ({ page }) => {
  await page.goto('/en/politique-securite')
  await expect(control(page)).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  await expect(control(page)).toBeHidden()
  await expect.poll(() => countRunning(page)).toBe(0)
})
