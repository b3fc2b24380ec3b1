import type { Locator, Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { withoutFonts } from './readShifts.ts'
import { expect, test } from './test.ts'

const hero = (page: Page): Locator => page.locator('[data-script=hero]')
const slidesOf = (page: Page): Locator => hero(page).locator('[id^="hero-"]')
const pause = (page: Page): Locator => page.locator('[data-script=pauseControl]')

/** Returns the number of the current slide, according to the indicators. */
async function currentSlide(page: Page): Promise<number> {
  const states = await hero(page)
    .locator('a')
    .evaluateAll((planks) => planks.map((plank) => plank.getAttribute('aria-current')))
  return states.indexOf('true') + 1
}

/** Returns how many characters of a slide's tagline and intro are painted; those of no range all are. */
function countPainted(page: Page, slide: number): Promise<number[]> {
  return page.evaluate((number) => {
    const untyped = [...(CSS.highlights.get('untyped') ?? [])]
    const lines = [...document.querySelectorAll(`#hero-${number} p`)]
    return lines.map(
      (line) =>
        untyped.find(({ startContainer }) => line.contains(startContainer))?.startOffset ?? line.textContent.length,
    )
  }, slide)
}

async function lengthsOf(page: Page, slide: number): Promise<number[]> {
  const lines = await page.locator(`#hero-${slide} p`).allTextContents()
  return lines.map(({ length }) => length)
}

/** Opens the home page and pauses its clock just as the first slide starts its 5,000 ms. */
async function openAtFirstSlide(page: Page, path = '/fr'): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await expect(hero(page)).toHaveAttribute('data-shows')
  await pause(page).check()
  await page.clock.pauseAt(Date.now() + 60_000)
  await pause(page).uncheck()
}

/** Loads Swiper by hovering over the picture, and moves the pointer away again. */
async function touch(page: Page): Promise<void> {
  await hero(page).locator('[tabindex]').hover()
  await expect(hero(page).locator('.swiper-initialized')).toBeVisible()
  await page.mouse.move(0, 0)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('three slides are side by side, and indicators and the keyboard reach them', async ({ page }) => {
    await page.goto('/fr')
    const strip = hero(page).locator('[tabindex]')
    const frame = await strip.boundingBox()
    const slides = slidesOf(page)
    await expect(slides).toHaveCount(3)
    for (const [index, slide] of (await slides.all()).entries()) {
      const box = await slide.boundingBox()
      expect(box?.width).toBeCloseTo(frame?.width ?? 0, 0)
      expect(box?.x).toBeCloseTo((frame?.x ?? 0) + index * (frame?.width ?? 0), 0)
      await expect(slide.locator('p')).toHaveCount(2)
      await expect(slide.getByRole('img')).toBeVisible()
    }
    await strip.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 })

    const planks = hero(page).getByRole('link')
    await expect(planks).toHaveCount(3)
    for (const plank of await planks.all()) {
      const box = await plank.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await planks.nth(2).click()
    await expect(page).toHaveURL('/fr#hero-3')
    await expect(slides.nth(2)).toBeInViewport({ ratio: 0.5 })
    await expect(slides.nth(0)).not.toBeInViewport({ ratio: 0.1 })
  })
})

test('with reduced motion, the strip stays a strip, with whole lines', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/fr')
  await expect(hero(page)).toHaveAttribute('data-awake')
  await page.clock.runFor(12_000)
  await expect(hero(page)).not.toHaveAttribute('data-shows')
  expect(await countPainted(page, 1)).toEqual(await lengthsOf(page, 1))
  await hero(page).getByRole('link').nth(1).click()
  await expect(slidesOf(page).nth(1)).toBeInViewport({ ratio: 0.5 })
})

test('a slide is shown for 5,000 ms, and the next one fades in within 1,000', async ({ page }) => {
  await openAtFirstSlide(page)
  expect(await currentSlide(page)).toBe(1)
  await page.clock.runFor(4990)
  expect(await currentSlide(page)).toBe(1)
  await page.clock.runFor(30)
  expect(await currentSlide(page)).toBe(2)
  await expect(slidesOf(page).nth(1)).toHaveCSS('transition-duration', '1s')
  await expect(slidesOf(page).nth(1)).toHaveCSS('transition-property', 'opacity')
  await expect(slidesOf(page).nth(1)).toHaveCSS('opacity', '1')
  await expect(slidesOf(page).nth(0)).toHaveCSS('opacity', '0')

  await page.clock.runFor(5960)
  expect(await currentSlide(page)).toBe(2)
  await page.clock.runFor(50)
  expect(await currentSlide(page)).toBe(3)
  await page.clock.runFor(6020)
  expect(await currentSlide(page)).toBe(1)
})

test('lines are typed at 75 and 50 ms, and deleted at 50 and 30, without a change for screen readers', async ({
  page,
}) => {
  await openAtFirstSlide(page, '/en')
  // Lines visible before script loaded stay until they are due to be deleted.
  await page.clock.runFor(1000)
  expect(await countPainted(page, 1)).toEqual(await lengthsOf(page, 1))
  await page.clock.runFor(4000 - 520)
  expect(await countPainted(page, 1)).toEqual([10, 17])
  await page.clock.runFor(520 + 16)
  expect(await currentSlide(page)).toBe(2)
  expect(await countPainted(page, 1)).toEqual([0, 0])
  expect(await countPainted(page, 2)).toEqual([0, 0])

  const heard = await hero(page).ariaSnapshot()
  // The letters walk while the slide appears: one thing moves at a time.
  const flag = page.locator('[data-moves] img').first()
  await page.clock.runFor(980)
  expect(await countPainted(page, 2)).toEqual([0, 0])
  await expect(flag).toHaveCSS('animation-play-state', 'paused')
  await page.clock.runFor(800)
  expect(await countPainted(page, 2)).toEqual([10, 15])
  expect(await hero(page).ariaSnapshot()).toBe(heard)
  await page.clock.runFor(2000)
  expect(await countPainted(page, 2)).toEqual(await lengthsOf(page, 2))
  await expect(flag).toHaveCSS('animation-play-state', 'running')
  await page.clock.runFor(6000 - 1780 - 2000 - 525)
  expect((await countPainted(page, 2))[0]).toBe(10)
})

test('nothing shifts while it runs, or when Swiper takes over', async ({ page }) => {
  await withoutFonts(page)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { entryType } of list.getEntries()) document.title += ` ${entryType}`
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.clock.install()
    await page.goto('/fr')
    await expect(hero(page)).toHaveAttribute('data-shows')
    const boxes = () => Promise.all([hero(page), ...pictures].map((element) => element.boundingBox()))
    // The letters on them move.
    const pictures = await hero(page).locator('img:first-child').all()
    await page.clock.runFor(12_000)
    const before = await boxes()
    await touch(page)
    await page.clock.runFor(6000)
    expect(await boxes()).toEqual(before)
    expect(await page.title()).not.toContain('layout-shift')
  }
})

test('the pause control stops it with whole lines, and resumes it', async ({ page }) => {
  await openAtFirstSlide(page)
  await page.clock.runFor(5500)
  await pause(page).check()
  expect(await countPainted(page, 2)).toEqual(await lengthsOf(page, 2))
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(2)
  await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')

  await pause(page).uncheck()
  await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(5020)
  expect(await currentSlide(page)).toBe(3)
})

test('nothing runs while the lines are complete', async ({ page }) => {
  await openAtFirstSlide(page)
  await page.evaluate(() => {
    const count = () => document.body.toggleAttribute('data-busy', true)
    const { requestAnimationFrame: request, setTimeout: set } = window
    window.requestAnimationFrame = (callback) => (count(), request(callback))
    window.setTimeout = Object.assign((...given: Parameters<typeof set>) => (count(), set(...given)), set)
  })
  await page.clock.runFor(2500)
  await expect(page.locator('body')).not.toHaveAttribute('data-busy')
  await page.clock.runFor(2500)
  await expect(page.locator('body')).toHaveAttribute('data-busy')
})

test('it pauses out of view, and in a hidden tab', async ({ page }) => {
  await openAtFirstSlide(page)
  await page.locator('body > footer').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
  await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)

  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)
  await hide(false)
  await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(5020)
  expect(await currentSlide(page)).toBe(2)
})

test('indicators and arrow keys step through it, and it pauses while it has the keyboard focus', async ({ page }) => {
  await openAtFirstSlide(page)
  await touch(page)
  await hero(page).getByRole('link').nth(2).click()
  expect(await currentSlide(page)).toBe(3)
  await expect(page).toHaveURL('/fr')
  await page.mouse.move(0, 0)

  await page.keyboard.press('Shift+Tab')
  await expect(hero(page).getByRole('link').nth(1)).toBeFocused()
  await hero(page).locator('[tabindex]').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => currentSlide(page)).toBe(1)
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => currentSlide(page)).toBe(2)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => currentSlide(page)).toBe(1)
})

test('indicators work and autoplay continues before Swiper has loaded, which takes over then', async ({ page }) => {
  await openAtFirstSlide(page)
  let arrive = (): void => undefined
  const isThere = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/**/*.js', (route) => isThere.then(() => route.continue()))
  await hero(page).getByRole('link').nth(1).click()
  expect(await currentSlide(page)).toBe(2)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5020)
  expect(await currentSlide(page)).toBe(3)
  await expect(hero(page).locator('.swiper-initialized')).toHaveCount(0)

  arrive()
  await touch(page)
  expect(await currentSlide(page)).toBe(3)
})

test('headline, lead and both buttons are in the first screen', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    const first = hero(page).locator('..')
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize({ width, height })
      await expect(first.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      for (const link of await first.getByRole('link').filter({ hasText: /\w/ }).all()) {
        await expect(link).toBeInViewport({ ratio: 1 })
      }
      await expect(hero(page).locator('img').first()).toBeInViewport()
    }
  }
})
