import type { Locator, Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const testimonials = (page: Page): Locator => page.locator('[data-script=testimonials]')
const slidesOf = (page: Page): Locator => testimonials(page).locator('[id^="testimonial-"]')

async function currentSlide(page: Page): Promise<number> {
  const states = await testimonials(page)
    .locator('a')
    .evaluateAll((planks) => planks.map((plank) => plank.getAttribute('aria-current')))
  return states.indexOf('true') + 1
}

const boxesOf = (page: Page): Promise<unknown> =>
  testimonials(page).evaluate((region) =>
    [region, ...region.querySelectorAll('figure, a, button')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round)
    }),
  )

/** Scrolls to the testimonials; a paused clock stays paused. */
async function wake(page: Page): Promise<void> {
  await testimonials(page).evaluate((region) => region.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(testimonials(page)).toHaveAttribute('data-awake')
}

test('a testimonial is shown for 5,000 ms, and the next one slides in within 800, unless somebody is at it', async ({
  page,
}) => {
  // However long the page takes to load, nothing starts before motion is allowed.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/fr')
  await wake(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(testimonials(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')

  await test.step('they follow each other', async () => {
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

  await test.step('they stay while the pointer is over them, and go on afterwards', async () => {
    await testimonials(page).locator('blockquote').nth(2).hover()
    await page.clock.runFor(12_000)
    expect(await currentSlide(page)).toBe(3)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5010)
    expect(await currentSlide(page)).toBe(1)
  })

  await test.step('and while they have the keyboard focus', async () => {
    await testimonials(page).locator('[tabindex]').focus()
    await page.keyboard.press('Tab')
    await expect(testimonials(page).locator('a').first()).toBeFocused()
    await expect(testimonials(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(12_000)
    expect(await currentSlide(page)).toBe(1)
  })
})

const previous = text('en', 'carousel:previous')
const next = text('en', 'carousel:next')

test('buttons, indicators and arrow keys step through it, also with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/en')
  await wake(page)
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('their script is fetched when they are seen, moves nothing, and lets a finger swipe them', async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await page.goto('/fr/services', { waitUntil: 'networkidle' })
    const before = scripts.size
    const boxes = await boxesOf(page)
    await wake(page)
    expect(scripts.size).toBeGreaterThan(before)
    expect(await boxesOf(page)).toEqual(boxes)

    // None follows by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const box = await slidesOf(page).first().boundingBox()
    if (!box) throw new Error('There is no quote')
    const y = box.y + box.height / 2
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await touch('touchStart', 320)
    for (const x of [280, 220, 160, 100, 60]) await touch('touchMove', x)
    await touch('touchEnd', 60)
    await expect.poll(() => currentSlide(page)).toBe(2)
  })
})
