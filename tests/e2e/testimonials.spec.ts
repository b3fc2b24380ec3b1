import type { Locator, Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const testimonials = (page: Page): Locator => page.locator('[data-script=testimonials]')
const slidesOf = (page: Page): Locator => testimonials(page).locator('[id^="testimonial-"]')
const pause = (page: Page): Locator => page.locator('[data-script=pauseControl]')

async function currentSlide(page: Page): Promise<number> {
  const states = await testimonials(page)
    .locator('a')
    .evaluateAll((planks) => planks.map((plank) => plank.getAttribute('aria-current')))
  return states.indexOf('true') + 1
}

/** Opens a page and scrolls to the testimonials; a paused clock stays paused. */
async function wake(page: Page, path = '/fr'): Promise<void> {
  await page.goto(path)
  await testimonials(page).evaluate((region) => region.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(testimonials(page)).toHaveAttribute('data-awake')
}

/** Pauses the clock just as the first testimonial starts its 5,000 ms. */
async function wakeAndHold(page: Page): Promise<void> {
  await page.clock.install()
  await wake(page)
  await pause(page).check()
  await page.clock.pauseAt(Date.now() + 60_000)
  await pause(page).uncheck()
}

const boxesOf = (page: Page): Promise<unknown> =>
  testimonials(page).evaluate((region) =>
    [region, ...region.querySelectorAll('figure, a, button')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round)
    }),
  )

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('three testimonials are side by side, with an indicator for each', async ({ page }) => {
    await page.goto('/en')
    await expect(slidesOf(page)).toHaveCount(3)
    await expect(testimonials(page).getByRole('button')).toHaveCount(0)
    const planks = testimonials(page).getByRole('link')
    await planks.nth(1).click()
    await expect(slidesOf(page).nth(1)).toBeInViewport({ ratio: 0.8 })
    await expect(testimonials(page)).toBeInViewport({ ratio: 0.8 })
    for (const plank of await planks.all()) {
      const box = await plank.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

test('nothing of it is fetched before it is seen, and hydration moves nothing', async ({ page }) => {
  for (const width of [390, 1440]) {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/fr/services', { waitUntil: 'networkidle' })
    const before = scripts.size
    const boxes = await boxesOf(page)
    await testimonials(page).scrollIntoViewIfNeeded()
    await expect(testimonials(page)).toHaveAttribute('data-awake')
    expect(scripts.size).toBeGreaterThan(before)
    expect(await boxesOf(page)).toEqual(boxes)
  }
})

test('a testimonial is shown for 5,000 ms, and the next one slides in within 800', async ({ page }) => {
  await wakeAndHold(page)
  expect(await currentSlide(page)).toBe(1)
  await page.clock.runFor(4990)
  expect(await currentSlide(page)).toBe(1)
  await page.clock.runFor(20)
  expect(await currentSlide(page)).toBe(2)
  const track = slidesOf(page).first().locator('..')
  await expect(track).toHaveCSS('transition-duration', '0.8s')
  await expect(track).toHaveCSS('transition-property', 'transform')
  await expect(slidesOf(page).nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(track).toHaveCSS('transition-duration', '0s')

  await page.clock.runFor(800 + 4980)
  expect(await currentSlide(page)).toBe(2)
  await page.clock.runFor(30)
  expect(await currentSlide(page)).toBe(3)
})

test('it pauses on hover, and resumes afterwards', async ({ page }) => {
  await wakeAndHold(page)
  await testimonials(page).locator('blockquote').first().hover()
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5010)
  expect(await currentSlide(page)).toBe(2)
})

test('it pauses on keyboard focus, and with the pause control', async ({ page }) => {
  await wakeAndHold(page)
  await testimonials(page).locator('[tabindex]').focus()
  await page.keyboard.press('Tab')
  await expect(testimonials(page).locator('a').first()).toBeFocused()
  await expect(testimonials(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)

  await pause(page).check()
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)
})

const previous = text('en', 'carousel:previous')
const next = text('en', 'carousel:next')

test('buttons, indicators and arrow keys step through it, also with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await wake(page, '/en')
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)

  await testimonials(page).getByRole('button', { name: next }).click()
  expect(await currentSlide(page)).toBe(2)
  await expect(slidesOf(page).nth(1)).toBeInViewport({ ratio: 0.9 })
  await testimonials(page).getByRole('button', { name: previous }).click()
  expect(await currentSlide(page)).toBe(1)
  await testimonials(page).getByRole('button', { name: previous }).click()
  expect(await currentSlide(page)).toBe(3)
  await testimonials(page).locator('a').nth(1).click()
  expect(await currentSlide(page)).toBe(2)
  await testimonials(page).locator('[tabindex]').focus()
  await page.keyboard.press('ArrowRight')
  expect(await currentSlide(page)).toBe(3)
  for (const button of await testimonials(page).getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('it can be swiped with a finger', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await wake(page)
  await pause(page).check()
  const box = await slidesOf(page).first().boundingBox()
  if (!box) throw new Error('There is no quote')
  const y = box.y + box.height / 2
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', 320)
  for (const x of [280, 220, 160, 100, 60]) await touch('touchMove', x)
  await touch('touchEnd', 60)
  await expect.poll(() => currentSlide(page)).toBe(2)
  await context.close()
})
