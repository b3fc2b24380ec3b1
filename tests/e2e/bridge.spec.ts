import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

/** How far the deck under a heading has come in: 0 is nothing of it, 1 is all. */
function deckOf(page: Page): Promise<number> {
  return page
    .locator('[data-deck]')
    .first()
    .evaluate((heading) => {
      const { inlineSize, transform } = getComputedStyle(heading, '::after')
      return 1 + new DOMMatrix(transform).e / Number.parseFloat(inlineSize)
    })
}

/** Brings the top of the first heading with a deck to a share of the window's height. */
async function scrollHeadingTo(page: Page, share: number): Promise<void> {
  await page
    .locator('[data-deck]')
    .first()
    .evaluate((heading, part) => {
      scrollBy({ top: heading.getBoundingClientRect().bottom - part * innerHeight, behavior: 'instant' })
    }, share)
}

/** Tells of the page transition that a page comes with: the planks' animation, and how long each part takes. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { dataset } = document.documentElement
      if (!event.viewTransition) {
        dataset['transition'] = '[]'
        return
      }
      void event.viewTransition.ready.then(() => {
        const animations = document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) return []
          const isFinite = effect.getTiming().iterations === 1
          return [{ part: effect.pseudoElement, end: isFinite ? Number(effect.getComputedTiming().endTime) : Infinity }]
        })
        dataset['transition'] = JSON.stringify(animations)
      })
    })
  })
}

/** Follows a link, and reads the transition that the next page comes with, whose script is still to come. */
async function readTransition(page: Page): Promise<{ part: string; end: number }[]> {
  await watchTransitions(page)
  await page.goto('/fr/certification')
  await page.route('**/assets/**/*.js', () => undefined)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('fr', 'common:navigation.about') })
    .click()
  await expect(page).toHaveURL('/fr/about')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-transition')
  return JSON.parse((await root.getAttribute('data-transition')) ?? '[]') as { part: string; end: number }[]
}

test('a deck is laid under a heading as one scrolls, plank by plank', async ({ page }) => {
  await page.goto('/fr')
  await scrollHeadingTo(page, 1.05)
  expect(await deckOf(page)).toBe(0)
  await scrollHeadingTo(page, 0.75)
  await expect.poll(() => deckOf(page)).toBeGreaterThan(0)
  expect(await deckOf(page)).toBeLessThan(1)
  await scrollHeadingTo(page, 0.3)
  await expect.poll(() => deckOf(page)).toBe(1)
})

test('decks are laid where the page is paused', async ({ page }) => {
  await page.goto('/fr')
  await page.getByRole('checkbox', { name: text('fr', 'common:pauseMotion') }).check()
  await scrollHeadingTo(page, 1.05)
  expect(await deckOf(page)).toBe(1)
})

test('decks are laid, and no planks sweep, where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/fr')
  await scrollHeadingTo(page, 1.05)
  expect(await deckOf(page)).toBe(1)
  expect(await readTransition(page)).toEqual([])
})

test('planks sweep from page to page, within 450 ms', async ({ page }) => {
  const animations = await readTransition(page)
  expect(animations.map(({ part }) => part)).toContain('::view-transition-group(planks)')
  expect(Math.max(...animations.map(({ end }) => end))).toBeLessThanOrEqual(450)
})

test('where the page is paused, the next one is there at once', async ({ page }) => {
  await page.goto('/fr')
  await page.getByRole('checkbox', { name: text('fr', 'common:pauseMotion') }).check()
  expect(await readTransition(page)).toEqual([])
})

test('the deck cuts through no letter that stands on it', async ({ page }) => {
  for (const width of [390, 1280, 2000]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en/thank-you')
    await page.evaluate(() => document.fonts.ready)
    for (const size of ['100%', '200%']) {
      const room = await page.locator('h1').evaluate((heading, fontSize) => {
        document.documentElement.style.fontSize = fontSize
        const word = heading.firstElementChild
        const context = document.createElement('canvas').getContext('2d')
        if (!word || !context || !heading.parentElement) throw new Error('There is no word to measure.')
        const baseline = document.createElement('i')
        baseline.style.display = 'inline-block'
        word.append(baseline)
        context.font = getComputedStyle(word).font
        const lowest = baseline.getBoundingClientRect().bottom + context.measureText('y').actualBoundingBoxDescent
        baseline.remove()
        const deck = Number.parseFloat(getComputedStyle(heading.parentElement, '::after').blockSize)
        return heading.parentElement.getBoundingClientRect().bottom - deck - lowest
      }, size)
      expect(room, `at ${width} px, text ${size}`).toBeGreaterThanOrEqual(0)
    }
  }
})
