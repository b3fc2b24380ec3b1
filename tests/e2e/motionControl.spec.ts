import type { Page } from 'playwright/test'
import { forEachLocale } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const names = forEachLocale((locale) => text(locale, 'common:pauseMotion'))

/** How many animations of the page are running that the reader's own scrolling does not drive. */
function countRunning(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline).length,
  )
}

test('one control pauses all that moves, and is remembered', async ({ page }) => {
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

test('it is reached by keyboard before what moves', async ({ page }) => {
  await page.goto('/fr')
  const control = page.getByRole('checkbox', { name: names.fr })
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('fr', 'common:navigation.quote') })
    .focus()
  await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  await page.keyboard.press('Space')
  await expect(control).toBeChecked()
})

test('it works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/fr')
  const logos = page.locator('[data-moves]').last()
  await page.getByRole('checkbox', { name: names.fr }).check()
  await expect(logos).toBeVisible()
  const states = await logos.locator('*').evaluateAll((elements) =>
    elements
      .map((element) => getComputedStyle(element))
      .filter(({ animationName }) => animationName !== 'none')
      .map(({ animationPlayState }) => animationPlayState),
  )
  expect(new Set(states)).toEqual(new Set(['paused']))
  await context.close()
})

test('a page on which nothing moves has none, and its bar stands where all others do', async ({ page }) => {
  const placesAt = async (path: string) => {
    await page.goto(path)
    return page
      .locator('body > header :is(a, button)')
      .evaluateAll((all) =>
        all.filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect().x),
      )
  }
  for (const width of [390, 769, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const places = await placesAt('/fr')
    expect(await placesAt('/fr/politique-securite'), `${width} px`).toEqual(places)
    await expect(page.locator('[data-script=pauseControl]')).toBeHidden()
  }
})

test('nothing moves, and there is no control, where the system asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/fr')
  await expect(page.locator('[data-script=pauseControl]')).toBeHidden()
  await expect.poll(() => countRunning(page)).toBe(0)
})

test('it lies over nothing, and is there wherever one has scrolled to', async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/fr')
    const control = page.getByRole('checkbox', { name: names.fr })
    for (const share of [0, 0.3, 0.6, 1]) {
      await page.evaluate((part) => {
        scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' })
      }, share)
      await expect(control).toBeInViewport({ ratio: 1 })
      const { x, y, width: wide, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44)
      // The bar has its own ground, and nothing else of the bar is under the control.
      const others = await page.evaluate(
        ([left, top, right, bottom]) => {
          const header = document.querySelector('body > header')
          const bar = header?.getBoundingClientRect()
          const isInBar = bar && top >= bar.top && bottom <= bar.bottom && left >= bar.left && right <= bar.right
          return [...(header?.querySelectorAll('a, button') ?? [])]
            .filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect())
            .filter((box) => box.left < right - 1 && box.right > left + 1 && box.top < bottom && box.bottom > top)
            .map(() => 'a neighbour')
            .concat(isInBar ? [] : 'out of the bar')
        },
        [x, y, x + wide, y + height] as const,
      )
      expect(others, `at ${width} px, scrolled by ${share}`).toEqual([])
    }
  }
})
