import { chromium, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import { languages, locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const MENU = '#menu'
const OPEN = text('fr', 'common:navigation.open')

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: OPEN }).click()
  await expect(page.locator(MENU)).toBeVisible()
  // It slides in: only when it stands still is a tap beside it beside it.
  await page.locator(MENU).evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)))
}

/** Whether the poster's large red sign lies under an element. */
async function hasRed(element: Locator): Promise<boolean> {
  const pixels = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  return pixels.some((red, index) => index % 3 === 0 && red > 150 && (pixels[index + 1] ?? 0) < red / 2)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test.beforeEach(async ({ page }) => {
    await page.goto('/fr/about')
  })

  test('the links are in a panel that opens and closes', async ({ page }) => {
    await expect(page.locator(MENU)).toBeHidden()
    await openMenu(page)
    for (const name of ['home', 'about', 'services', 'blog', 'caseStudies', 'contact', 'quote']) {
      await expect(
        page.locator(MENU).getByRole('link', { name: text('fr', `common:navigation.${name}`), exact: true }),
      ).toBeInViewport()
    }
    await page.getByRole('button', { name: text('fr', 'common:navigation.close') }).click()
    await expect(page.locator(MENU)).toBeHidden()
  })

  test('the page behind it does not scroll', async ({ page }) => {
    await openMenu(page)
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('End')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('it closes on Escape, and gives the focus back', async ({ page }) => {
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expect(page.locator(MENU)).toBeHidden()
    await expect(page.getByRole('button', { name: OPEN })).toBeFocused()
  })

  test('it fills the window, with telephones and languages at its foot', async ({ page }) => {
    await openMenu(page)
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.locator(MENU).boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 })
    }
    for (const { phone } of Object.values(siteConfig.offices)) {
      const link = page.locator(MENU).locator(`a[href="tel:${phone.replaceAll(/[^+\d]/g, '')}"]`)
      await expect(link).toBeInViewport({ ratio: 1 })
      expect(await hasRed(link)).toBe(false)
    }
    await page.locator(MENU).getByRole('link', { name: languages.en.name }).click()
    await expect(page).toHaveURL('/en/about')
    // It is the visitor's choice from now on.
    await page.goto('/about')
    await expect(page).toHaveURL('/en/about')
  })

  test('it closes on navigation, and stays closed on the way back', async ({ page }) => {
    await openMenu(page)
    await page
      .locator(MENU)
      .getByRole('link', { name: text('fr', 'common:navigation.services') })
      .click()
    await expect(page).toHaveURL('/fr/services')
    await expect(page.locator(MENU)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/fr/about')
    await expect(page.locator(MENU)).toBeHidden()
  })

  test('the focus stays in it', async ({ page }) => {
    await openMenu(page)
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        (menu) =>
          document.activeElement !== document.body && !document.querySelector(menu)?.contains(document.activeElement),
        MENU,
      )
      expect(isOutside, `after ${press + 1} times Tab`).toBe(false)
    }
  })

  test('it closes when the screen grows', async ({ page }) => {
    await openMenu(page)
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(page.getByRole('button', { name: OPEN })).toBeHidden()
    expect(await page.locator(MENU).evaluate((menu) => menu.matches(':popover-open'))).toBe(false)
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  })
})

for (const [width, height] of [
  [320, 568],
  [640, 360],
] as const) {
  test(`all of it can be reached at ${width} × ${height} px, with text of 200 %, too`, async ({
    baseURL,
    launchOptions,
  }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    for (const options of [launchOptions, { ...launchOptions, args }]) {
      const browser = await chromium.launch(options)
      const page = await browser.newPage({ viewport: { width, height }, ...(baseURL ? { baseURL } : {}) })
      await page.goto('/fr/about')
      await openMenu(page)
      const menu = page.locator(MENU)
      expect(await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
      const links = menu.locator('a, button')
      for (const link of await links.all()) {
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 0.99 })
      }
      await browser.close()
    }
  })
}

test('opened before its styles have come, it shows all links, and becomes the poster', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/below-fold*.css', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/fr', { waitUntil: 'commit' })
  await page.getByRole('button', { name: OPEN }).click()
  const links = page.locator(MENU).locator('a, button')
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  release?.()
  await expect.poll(() => page.locator(MENU).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
})

/** The room between what stands side by side in the bar, what hangs out of it, and whether the name is to be seen. */
function readBar(page: Page) {
  return page.locator('body > header').evaluate((header) => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const boxes = (selector: string) =>
      [...header.querySelectorAll(selector)].filter(isSeen).map((element) => element.getBoundingClientRect())
    const [brand, ...links] = boxes('[aria-label]:not(nav, button), nav li > a[data-section], nav#menu li > a')
    const controls = boxes('button, input')
    const gaps = links.map(({ left }, index) => left - (links[index - 1] ?? brand ?? { right: 0 }).right)
    const all = [...links, ...controls]
    return {
      links: links.length,
      narrowestGap: Math.min(...gaps),
      outside: all.filter(({ left, right, top, bottom }) => left < 0 || right > innerWidth || top < 0 || bottom > 73)
        .length,
      overlaps: (controls[0]?.left ?? 0) < (links.at(-1)?.right ?? 0),
      isNamed: boxes('a[aria-label] > span').length === 1,
    }
  })
}

test('from 769 px on the links have room, and the name is there', async ({ page }) => {
  for (const locale of locales) {
    // Of all bars, that of the home page holds most.
    await page.goto(`/${locale}`)
    for (const width of [769, 800, 900, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const bar = await readBar(page)
      expect(bar, `/${locale} at ${width} px`).toMatchObject({ outside: 0, overlaps: false, isNamed: true })
      expect(bar.narrowestGap, `/${locale} at ${width} px`).toBeGreaterThanOrEqual(15.5)
      expect(bar.links, `/${locale} at ${width} px`).toBeGreaterThanOrEqual(6)
    }
  }
})

test('the quote is a filled button in the bar, and says which page it is on', async ({ page }) => {
  await page.goto('/fr/requestaquote')
  const quote = page.locator(MENU).getByRole('link', { name: text('fr', 'common:navigation.quote') })
  await expect(quote).toHaveAttribute('aria-current', 'page')
  expect(await quote.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
  await expect(quote).toHaveCSS('text-decoration-line', 'underline')
})

test.describe('at 769 px', () => {
  test.use({ viewport: { width: 769, height: 800 } })

  test('the links are in the bar', async ({ page }) => {
    await page.goto('/fr/about')
    await expect(page.getByRole('button', { name: OPEN })).toBeHidden()
    await expect(
      page.locator(MENU).getByRole('link', { name: text('fr', 'common:navigation.contact') }),
    ).toBeInViewport()
    await expect(page.locator(MENU).getByRole('link', { name: text('fr', 'common:navigation.about') })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})

test('the bar is 73 px high, and so is the room that is kept for it', async ({ page }) => {
  await page.goto('/fr')
  expect((await page.locator('body > header').boundingBox())?.height).toBe(73)
  expect((await page.locator('[data-header-spacer]').boundingBox())?.height).toBe(73)
})

test('the bar changes its style after 50 px of scrolling', async ({ page }) => {
  await page.goto('/fr')
  const header = page.locator('body > header')
  const colour = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  const atTop = await colour()
  await scroll(50)
  expect(await colour()).toBe(atTop)
  await scroll(52)
  await expect.poll(colour).not.toBe(atTop)
  await scroll(0)
  await expect.poll(colour).toBe(atTop)
})

test('the skip link is the first stop of the keyboard and leads past the bar', async ({ page }) => {
  await page.goto('/fr/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: text('fr', 'common:skipLink') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
