import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { withoutFonts } from './readShifts.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const hero = (page: Page): Locator => page.locator('[data-script=hero]')
const slidesOf = (page: Page): Locator => hero(page).locator('[id^="hero-"]')
const pause = (page: Page): Locator => page.locator('[data-script=pauseControl]')

/** The number of the slide that the planks say is shown. */
async function currentSlide(page: Page): Promise<number> {
  const states = await hero(page)
    .locator('a')
    .evaluateAll((planks) => planks.map((plank) => plank.getAttribute('aria-current')))
  return states.indexOf('true') + 1
}

/** How many characters of a slide's tagline and intro are painted. */
function countPainted(page: Page, slide: number): Promise<number[]> {
  return page.evaluate((number) => {
    const untyped = [...(CSS.highlights.get('untyped') ?? [])]
    const lines = [...document.querySelectorAll(`#hero-${number} p`)]
    return lines.map(
      (line) => untyped.find(({ startContainer }) => line.contains(startContainer))?.startOffset ?? Infinity,
    )
  }, slide)
}

async function lengthsOf(page: Page, slide: number): Promise<number[]> {
  const lines = await page.locator(`#hero-${slide} p`).allTextContents()
  return lines.map(({ length }) => length)
}

/** Opens the home page and holds its clock just as the first slide begins its 5,000 ms. */
async function openAtFirstSlide(page: Page, path = '/fr'): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await expect(hero(page)).toHaveAttribute('data-shows')
  await pause(page).check()
  await page.clock.pauseAt(Date.now() + 60_000)
  await pause(page).uncheck()
}

/** Loads Swiper by pointing at the picture, and takes the pointer away again. */
async function touch(page: Page): Promise<void> {
  await hero(page).locator('[tabindex]').hover()
  await expect(hero(page).locator('.swiper-initialized')).toBeVisible()
  await page.mouse.move(0, 0)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('three slides stand side by side, each as wide as the strip', async ({ page }) => {
    await page.goto('/fr')
    const frame = await hero(page).locator('[tabindex]').boundingBox()
    const slides = slidesOf(page)
    await expect(slides).toHaveCount(3)
    for (const [index, slide] of (await slides.all()).entries()) {
      const box = await slide.boundingBox()
      expect(box?.width).toBeCloseTo(frame?.width ?? 0, 0)
      expect(box?.x).toBeCloseTo((frame?.x ?? 0) + index * (frame?.width ?? 0), 0)
      await expect(slide.locator('p')).toHaveCount(2)
      await expect(slide.getByRole('img')).toBeVisible()
    }
  })

  test('the planks are large enough, and lead to the slides', async ({ page }) => {
    await page.goto('/fr')
    const planks = hero(page).getByRole('link')
    await expect(planks).toHaveCount(3)
    for (const plank of await planks.all()) {
      const box = await plank.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await planks.nth(2).click()
    await expect(page).toHaveURL('/fr#hero-3')
    await expect(slidesOf(page).nth(2)).toBeInViewport({ ratio: 0.5 })
    await expect(slidesOf(page).nth(0)).not.toBeInViewport({ ratio: 0.1 })
  })

  test('the keyboard scrolls the strip', async ({ page }) => {
    await page.goto('/fr')
    const frame = hero(page).locator('[tabindex]')
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slidesOf(page).nth(1)).toBeInViewport({ ratio: 0.5 })
  })
})

test('where less motion is asked for, the strip stays what it is, and whole', async ({ page }) => {
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

test('a slide stands for 5,000 ms, and the next one fades in within 1,000', async ({ page }) => {
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

test('lines are typed at 75 and 50 ms, and deleted at 50 and 30', async ({ page }) => {
  await openAtFirstSlide(page, '/en')
  // What was there before the script stays until it is time to go.
  await page.clock.runFor(1000)
  expect(await countPainted(page, 1)).toEqual(await lengthsOf(page, 1))
  await page.clock.runFor(4000 - 520)
  expect(await countPainted(page, 1)).toEqual([10, 17])
  await page.clock.runFor(520 + 16)
  expect(await currentSlide(page)).toBe(2)
  expect(await countPainted(page, 1)).toEqual([0, 0])
  expect(await countPainted(page, 2)).toEqual([0, 0])

  await page.clock.runFor(780)
  expect(await countPainted(page, 2)).toEqual([10, 15])
  await page.clock.runFor(2000)
  expect(await countPainted(page, 2)).toEqual(await lengthsOf(page, 2))
  await page.clock.runFor(6000 - 780 - 2000 - 525)
  expect((await countPainted(page, 2))[0]).toBe(10)
})

test('typing changes nothing of the page', async ({ page }) => {
  await openAtFirstSlide(page)
  await page.clock.runFor(5100)
  const before = await page.locator('main').innerHTML()
  const texts = await hero(page).ariaSnapshot()
  await page.clock.runFor(1000)
  expect(await page.locator('main').innerHTML()).toBe(before)
  expect(await hero(page).ariaSnapshot()).toBe(texts)
})

test('nothing is shifted while it runs, nor when Swiper takes over', async ({ page }) => {
  await withoutFonts(page)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { entryType } of list.getEntries()) document.title += ` ${entryType}`
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    await page.goto('/fr')
    await expect(hero(page)).toHaveAttribute('data-shows')
    const boxes = () => Promise.all([hero(page), ...pictures].map((element) => element.boundingBox()))
    // The letters on them walk.
    const pictures = await hero(page).locator('img:first-child').all()
    await page.clock.runFor(12_000)
    const before = await boxes()
    await touch(page)
    await page.clock.runFor(6000)
    expect(await boxes()).toEqual(before)
    expect(await page.title()).not.toContain('layout-shift')
  }
})

test('the pause control stops it with whole lines, and lets it go on', async ({ page }) => {
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

test('a page that opens paused is a strip', async ({ page }) => {
  await page.goto('/fr')
  await pause(page).check()
  await page.reload()
  await expect(hero(page)).toHaveAttribute('data-awake')
  await expect(hero(page)).not.toHaveAttribute('data-shows')
})

test('out of view it rests', async ({ page }) => {
  await openAtFirstSlide(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)
})

test('while the lines stand nothing runs', async ({ page }) => {
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

test('in a hidden tab it rests', async ({ page }) => {
  await openAtFirstSlide(page)
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)
  await hide(false)
  await page.clock.runFor(5020)
  expect(await currentSlide(page)).toBe(2)
})

test('the home page fetches at most 3 kB of script before anybody touches it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname)
  })
  await page.goto('/fr', { waitUntil: 'networkidle' })
  await expect(hero(page)).toHaveAttribute('data-awake')
  const sizes = [...scripts].map((path) => brotliCompressSync(readFileSync(`dist/client${path}`)).length)
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(3 * 1024)

  const before = scripts.size
  await touch(page)
  expect(scripts.size).toBeGreaterThan(before)
})

test('Swiper fades in 1,000 ms every 5,000 ms, and rests while somebody points at it', async ({ page }) => {
  await openAtFirstSlide(page)
  await hero(page).locator('[tabindex]').hover()
  await expect(hero(page).locator('.swiper-initialized')).toBeVisible()
  await page.clock.runFor(12_000)
  expect(await currentSlide(page)).toBe(1)
  expect(await countPainted(page, 1)).toEqual(await lengthsOf(page, 1))

  await page.mouse.move(0, 0)
  await expect(hero(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await page.clock.runFor(4495)
  expect(await currentSlide(page)).toBe(1)
  expect((await countPainted(page, 1))[0]).toBe(10)
  await page.clock.runFor(525)
  expect(await currentSlide(page)).toBe(2)
  await expect(slidesOf(page).nth(1)).toHaveCSS('transition-duration', '1s')
  await page.clock.runFor(775)
  expect(await countPainted(page, 2)).toEqual([10, 15])
  await expect(slidesOf(page).nth(1)).toHaveCSS('opacity', '1')
  await expect(slidesOf(page).nth(0)).toHaveCSS('opacity', '0')
})

test('it can be stepped through with planks and arrow keys, and rests while the keyboard is in it', async ({
  page,
}) => {
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

/** The slides that can be seen now: two while they fade into each other. */
function shownSlides(page: Page): Promise<number[]> {
  return hero(page)
    .locator('[id^=hero-]')
    .evaluateAll((slides) =>
      slides.flatMap((slide, index) => (getComputedStyle(slide).opacity === '0' ? [] : [index + 1])),
    )
}

test('it can be dragged', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/fr')
  await touch(page)
  await hero(page).getByRole('link').first().click()
  // A drag begins where the last turn ends.
  await expect.poll(() => shownSlides(page)).toEqual([1])
  await page.mouse.move(1300, 600)
  await page.mouse.down()
  await page.mouse.move(900, 600, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => currentSlide(page)).toBe(2)
})

test('planks work before Swiper is there, and the show goes on if it never comes', async ({ page }) => {
  await openAtFirstSlide(page)
  await page.route('**/assets/**/*.js', (route) => route.abort('internetdisconnected'))
  await hero(page).getByRole('link').nth(1).click()
  expect(await currentSlide(page)).toBe(2)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5020)
  expect(await currentSlide(page)).toBe(3)
  await expect(hero(page).locator('.swiper-initialized')).toHaveCount(0)

  await page.unrouteAll({ behavior: 'wait' })
  await touch(page)
  expect(await currentSlide(page)).toBe(3)
})

test('it says what it is', async ({ page }) => {
  await page.goto('/en')
  const carousel = page.getByRole('group', { name: text('en', 'home:hero.slidesLabel') })
  await expect(carousel).toHaveAttribute('aria-roledescription', text('en', 'carousel:role'))
  const first = carousel.getByRole('group', { name: text('en', 'carousel:position', { number: 1, total: 3 }) })
  await expect(first).toHaveAttribute('aria-roledescription', text('en', 'carousel:slideRole'))
  await expect(first).toContainText((await slidesOf(page).first().locator('p').first().textContent()) ?? '')
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`headline, lead and both buttons are in the first screen, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const locale of locales) {
      await page.goto(`/${locale}`)
      const first = hero(page).locator('..')
      await expect(first.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      for (const link of await first.getByRole('link').filter({ hasText: /\w/ }).all()) {
        await expect(link).toBeInViewport({ ratio: 1 })
      }
      await expect(hero(page).locator('img').first()).toBeInViewport()
    }
  })
}

test('its scene is shown whole, and its buttons stand together, at every width and text size', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults: string[] = []
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    for (const width of [320, 390, 600, 768, 800, 801, 850, 900, 960, 1000, 1100, 1200, 1280, 1340, 1440, 1920, 2000]) {
      await page.setViewportSize({ width, height: 800 })
      for (const size of ['100%', '200%']) {
        const found = await hero(page).evaluate((region, fontSize) => {
          document.documentElement.style.fontSize = fontSize
          const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
          const problems: string[] = []
          for (const drawing of region.querySelectorAll('#hero-1 img')) {
            const { left, right, width: inline, height: block } = boxOf(drawing)
            if (Math.abs(inline / block - 16 / 9) > 0.01) problems.push(`scene of ${inline} × ${block}`)
            if (left < -0.5 || right > innerWidth + 0.5) problems.push(`scene from ${left} to ${right}`)
          }
          const [first, second] = [...(region.previousElementSibling?.querySelectorAll('a') ?? [])].map(boxOf)
          const isInLine = first?.top === second?.top
          const isInColumn = first?.left === second?.left
          if (!isInLine && !isInColumn) problems.push('buttons apart')
          if (first?.left !== boxOf(region.previousElementSibling?.querySelector('p')).left)
            problems.push('button aside')
          return problems
        }, size)
        faults.push(...found.map((fault) => `/${locale} at ${width} px, text ${size}: ${fault}`))
      }
    }
  }
  expect(faults).toEqual([])
})

test('five flags hang in the scene, above the water, and are decoration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/fr')
  const flags = page.locator('[data-script=hero] + [data-moves] img')
  await expect(flags).toHaveCount(5)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const scene = await hero(page).locator('img').first().boundingBox()
    for (const flag of await flags.all()) {
      await expect(flag).toHaveAttribute('alt', '')
      expect(
        await flag.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0)
      const box = await flag.boundingBox()
      const [top, bottom] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)].map(
        (y) => (y - (scene?.y ?? 0)) / (scene?.height ?? 1),
      )
      // The cable hangs from the deck; the water begins at three quarters of the drawing.
      expect(top).toBeGreaterThan(0.5)
      expect(bottom).toBeLessThan(0.75)
    }
  }
})

test('its letters walk to their places when the slide changes, once, and by their transform alone', async ({
  page,
}) => {
  await openAtFirstSlide(page)
  const walks = () =>
    slidesOf(page)
      .locator('img + img')
      .evaluateAll((letters) =>
        letters.map((each) =>
          each.getAnimations().map(({ effect }) => ({
            iterations: effect?.getTiming().iterations,
            duration: Number(effect?.getTiming().duration),
            moves: [
              ...new Set(
                effect instanceof KeyframeEffect
                  ? effect
                      .getKeyframes()
                      .flatMap(Object.keys)
                      .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key))
                  : [],
              ),
            ],
          })),
        ),
      )
  expect(await walks()).toEqual([[], [], []])
  await page.clock.runFor(5020)
  const [left, arrived] = await walks()
  for (const [walk, ...others] of [left, arrived].map((each) => each ?? [])) {
    expect(others).toEqual([])
    expect(walk).toMatchObject({ iterations: 1, moves: ['transform'] })
    expect(walk?.duration).toBeLessThanOrEqual(2000)
  }
})
