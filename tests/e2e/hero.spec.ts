import type { Locator, Page } from 'playwright/test'
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

/** Opens the home page with its clock paused, just as the first slide starts its 5,000 ms. */
async function openAtFirstSlide(page: Page, path = '/fr'): Promise<void> {
  // However long the page takes to load, nothing starts before motion is allowed.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(path)
  await expect(hero(page)).toHaveAttribute('data-awake')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(hero(page)).toHaveAttribute('data-shows')
}

/** Loads Swiper by hovering over the picture, and moves the pointer away again. */
async function touch(page: Page): Promise<void> {
  await hero(page).locator('[tabindex]').hover()
  await expect(hero(page).locator('.swiper-initialized')).toBeVisible()
  await page.mouse.move(0, 0)
}

/** Returns where on the page the first screen and its pictures are; the letters on them move. */
function boxesOf(page: Page) {
  return hero(page).evaluate((region) =>
    [region, ...region.querySelectorAll('img:first-child')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y + scrollY, width, height].map(Math.round)
    }),
  )
}

/** Marks the page as busy as soon as its scripts wait for a moment or a frame. */
function watchTimers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const mark = () => document.body.toggleAttribute('data-busy', true)
    const { requestAnimationFrame: request, setTimeout: set } = window
    window.requestAnimationFrame = (callback) => (mark(), request(callback))
    window.setTimeout = Object.assign((...given: Parameters<typeof set>) => (mark(), set(...given)), set)
  })
}

test('each slide is shown for 5,000 ms: its lines are typed, read and deleted, without a change for screen readers', async ({
  page,
}) => {
  await openAtFirstSlide(page, '/en')
  const slides = slidesOf(page)
  const flag = page.locator('[data-moves] img').first()

  await test.step('lines visible before script loaded stay, and nothing runs meanwhile', async () => {
    await watchTimers(page)
    await page.clock.runFor(2500)
    expect(await countPainted(page, 1)).toEqual(await lengthsOf(page, 1))
    await expect(page.locator('body')).not.toHaveAttribute('data-busy')
  })

  await test.step('they are deleted at 50 and 30 ms a letter', async () => {
    await page.clock.runFor(2500 - 520)
    expect(await countPainted(page, 1)).toEqual([10, 17])
    await expect(page.locator('body')).toHaveAttribute('data-busy')
  })

  await test.step('the next slide fades in within 1,000 ms', async () => {
    await page.clock.runFor(520 - 10)
    expect(await currentSlide(page)).toBe(1)
    await page.clock.runFor(26)
    expect(await currentSlide(page)).toBe(2)
    expect(await countPainted(page, 1)).toEqual([0, 0])
    expect(await countPainted(page, 2)).toEqual([0, 0])
    await expect(slides.nth(1)).toHaveCSS('transition-duration', '1s')
    await expect(slides.nth(1)).toHaveCSS('transition-property', 'opacity')
    await expect(slides.nth(1)).toHaveCSS('opacity', '1')
    await expect(slides.nth(0)).toHaveCSS('opacity', '0')
  })

  await test.step('its lines are typed at 75 and 50 ms a letter, once the letters have walked', async () => {
    const heard = await hero(page).ariaSnapshot()
    // One thing moves at a time.
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

  await test.step('the last slide is followed by the first', async () => {
    await page.clock.runFor(525 - 36)
    expect(await currentSlide(page)).toBe(2)
    await page.clock.runFor(50)
    expect(await currentSlide(page)).toBe(3)
    await page.clock.runFor(6020)
    expect(await currentSlide(page)).toBe(1)
  })
})

test('on a phone nothing shifts while it runs, or when Swiper takes over', async ({ page }) => {
  await withoutFonts(page)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { entryType } of list.getEntries()) document.title += ` ${entryType}`
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 1000 })
  await page.clock.install()
  await page.goto('/fr')
  await expect(hero(page)).toHaveAttribute('data-shows')
  await page.clock.runFor(12_000)
  const before = await boxesOf(page)
  await touch(page)
  await page.clock.runFor(6000)
  expect(await boxesOf(page)).toEqual(before)
  expect(await page.title()).not.toContain('layout-shift')
})

test('it stands still with the pause control, out of view and in a hidden tab, and resumes', async ({ page }) => {
  await openAtFirstSlide(page)
  const frame = hero(page).locator('[aria-live]')
  const expectStill = async (slide: number) => {
    await expect(frame).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(12_000)
    expect(await currentSlide(page)).toBe(slide)
  }
  const expectTurn = async (slide: number) => {
    await expect(frame).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(5020)
    expect(await currentSlide(page)).toBe(slide)
  }

  await test.step('paused, with whole lines', async () => {
    await page.clock.runFor(5500)
    await pause(page).check()
    expect(await countPainted(page, 2)).toEqual(await lengthsOf(page, 2))
    await expectStill(2)
    await pause(page).uncheck()
    await expectTurn(3)
  })

  await test.step('out of view, and in a hidden tab', async () => {
    await page.locator('body > footer').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
    await expectStill(3)
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await hide(true)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectStill(3)
    await hide(false)
    await expectTurn(1)
  })
})

test('indicators step through it before Swiper has loaded, which takes over in place, with arrow keys', async ({
  page,
}) => {
  await openAtFirstSlide(page)
  const planks = hero(page).getByRole('link')
  let arrive = (): void => undefined
  const isThere = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/**/*.js', (route) => isThere.then(() => route.continue()))

  await test.step('before', async () => {
    await planks.nth(1).click()
    expect(await currentSlide(page)).toBe(2)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5020)
    expect(await currentSlide(page)).toBe(3)
    await expect(hero(page).locator('.swiper-initialized')).toHaveCount(0)
  })

  await test.step('after', async () => {
    const before = await boxesOf(page)
    arrive()
    await touch(page)
    expect(await currentSlide(page)).toBe(3)
    expect(await boxesOf(page)).toEqual(before)
    await planks.nth(1).click()
    expect(await currentSlide(page)).toBe(2)
    await expect(page).toHaveURL('/fr')
    await page.mouse.move(0, 0)
  })

  await test.step('by keyboard, which it stops for', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(planks.nth(0)).toBeFocused()
    await hero(page).locator('[tabindex]').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => currentSlide(page)).toBe(3)
    await page.clock.runFor(12_000)
    expect(await currentSlide(page)).toBe(3)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => currentSlide(page)).toBe(1)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => currentSlide(page)).toBe(3)
  })
})
