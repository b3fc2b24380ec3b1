import type { Locator, Page } from 'playwright/test'
import { expect, test } from './test.ts'

const clients = (page: Page): Locator => page.locator('[aria-labelledby="clients-title"]')
const track = (page: Page): Locator => clients(page).locator('> div')

/** The animation that moves the logos. */
const animationOf = (page: Page) =>
  track(page).evaluate((element) =>
    element.getAnimations().map(({ effect, playState }) => ({
      playState,
      ...(effect instanceof KeyframeEffect && {
        timing: effect.getTiming(),
        // What a keyframe says besides of itself is what moves.
        moves: [
          ...new Set(
            effect
              .getKeyframes()
              .flatMap(Object.keys)
              .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
          ),
        ],
        easings: effect.getKeyframes().map(({ easing }) => easing),
      }),
    })),
  )

test('six logos pass in 20 s, evenly, without an end; only their transform moves', async ({ page }) => {
  await page.goto('/fr')
  const [animation, ...others] = await animationOf(page)
  expect(others).toEqual([])
  expect(animation?.timing).toMatchObject({ duration: 20_000, iterations: Infinity })
  expect(animation?.moves).toEqual(['transform'])
  expect(new Set(animation?.easings)).toEqual(new Set(['linear']))
})

test('their heading stands where the page’s other headings do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr')
  const startOf = (heading: Locator) =>
    heading.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return Math.round(text.getBoundingClientRect().left)
    })
  expect(await startOf(page.locator('#clients-title'))).toBe(await startOf(page.locator('#why-title')))
})

test('they are named once: the row that follows is for the eye alone', async ({ page }) => {
  await page.goto('/en')
  await expect(clients(page).getByRole('listitem')).toHaveCount(6)
  await expect(clients(page).getByRole('img')).toHaveCount(6)
  await expect(clients(page).locator('[aria-hidden="true"] img')).toHaveCount(6)
})

for (const width of [390, 2000]) {
  test(`there is no gap in the row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/fr')
    const [first, second] = await clients(page)
      .locator('ul')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().width))
    expect(Math.round(first ?? 0)).toBeGreaterThanOrEqual(width)
    expect(second).toBeCloseTo(first ?? 0, 1)
    // And nothing sticks out of the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('they stop under the pointer, and with the pause control', async ({ page }) => {
  await page.goto('/fr')
  await clients(page).evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await clients(page).boundingBox()
  await page.mouse.move(300, (box?.y ?? 0) + (box?.height ?? 0) - 90)
  await expect.poll(async () => (await animationOf(page))[0]?.playState).toBe('paused')
  await page.mouse.move(0, 0)
  await expect.poll(async () => (await animationOf(page))[0]?.playState).toBe('running')
  await page.locator('[data-script=pauseControl]').check()
  await expect.poll(async () => (await animationOf(page))[0]?.playState).toBe('paused')
})

for (const [name, media] of Object.entries({
  'with reduced motion': { reducedMotion: 'reduce' },
  'on paper': { media: 'print' },
} as const)) {
  test(`all six are laid out ${name}`, async ({ page }) => {
    await page.emulateMedia(media)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/fr')
      expect(await animationOf(page)).toEqual([])
      await expect(clients(page).locator('[aria-hidden="true"]')).toBeHidden()
      const edges = await clients(page)
        .locator('img')
        .evaluateAll((logos) => logos.slice(0, 6).map((logo) => logo.getBoundingClientRect().toJSON()))
      expect(edges).toHaveLength(6)
      expect(edges.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
    }
  })
}
