import type { Locator, Page } from 'playwright/test'
import { animationsOf } from './animationsOf.ts'
import { expect, test } from './test.ts'

const clients = (page: Page): Locator => page.locator('[aria-labelledby="clients-title"]')
const motionOf = (page: Page) => animationsOf(clients(page).locator('> div'))

test('six logos scroll by endlessly in 20 s, at a constant speed; only their transform changes', async ({ page }) => {
  await page.goto('/fr')
  const [animation, ...others] = await motionOf(page)
  expect(others).toEqual([])
  expect(animation?.timing).toMatchObject({ duration: 20_000, iterations: Infinity })
  expect(animation?.moves).toEqual(['transform'])
  expect(new Set(animation?.easings)).toEqual(new Set(['linear']))
})

test('they are announced once, and the second row leaves no gap', async ({ page }) => {
  await page.goto('/en')
  await expect(clients(page).getByRole('listitem')).toHaveCount(6)
  await expect(clients(page).getByRole('img')).toHaveCount(6)
  await expect(clients(page).locator('[aria-hidden="true"] img')).toHaveCount(6)
  for (const width of [390, 2000]) {
    await page.setViewportSize({ width, height: 900 })
    const [first, second] = await clients(page)
      .locator('ul')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().width))
    expect(Math.round(first ?? 0)).toBeGreaterThanOrEqual(width)
    expect(second).toBeCloseTo(first ?? 0, 1)
  }
})

test('hover and the pause control stop them', async ({ page }) => {
  await page.goto('/fr')
  await clients(page).evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await clients(page).boundingBox()
  await page.mouse.move(300, (box?.y ?? 0) + (box?.height ?? 0) - 90)
  await expect.poll(async () => (await motionOf(page))[0]?.playState).toBe('paused')
  await page.mouse.move(0, 0)
  await expect.poll(async () => (await motionOf(page))[0]?.playState).toBe('running')
  await page.locator('[data-script=pauseControl]').check()
  await expect.poll(async () => (await motionOf(page))[0]?.playState).toBe('paused')
})

test('all six are visible with reduced motion', async ({ page }) => {
  await page.goto('/fr')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await motionOf(page)).toEqual([])
    const edges = await clients(page)
      .locator('img')
      .evaluateAll((logos) => logos.slice(0, 6).map((logo) => logo.getBoundingClientRect().toJSON()))
    expect(edges.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
  }
})
