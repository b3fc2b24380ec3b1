import type { Page } from 'playwright/test'
import { languages, locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const MENU = '#menu'
const OPEN = text('fr', 'common:navigation.open')

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: OPEN }).click()
  await expect(page.locator(MENU)).toBeVisible()
  // It slides in: a tap outside it only counts once it stands still.
  await page.locator(MENU).evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test.beforeEach(async ({ page }) => {
    await page.goto('/fr/about')
  })

  test('it is a panel that opens and closes, keeps the focus, and stops the page from scrolling', async ({ page }) => {
    await expect(page.locator(MENU)).toBeHidden()
    await openMenu(page)
    for (const name of ['home', 'about', 'services', 'blog', 'caseStudies', 'contact', 'quote']) {
      await expect(
        page.locator(MENU).getByRole('link', { name: text('fr', `common:navigation.${name}`), exact: true }),
      ).toBeInViewport()
    }
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        (menu) =>
          document.activeElement !== document.body && !document.querySelector(menu)?.contains(document.activeElement),
        MENU,
      )
      expect(isOutside, `after ${press + 1} times Tab`).toBe(false)
    }
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('End')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(page.locator(MENU)).toBeHidden()
    await expect(page.getByRole('button', { name: OPEN })).toBeFocused()
    await openMenu(page)
    await page.getByRole('button', { name: text('fr', 'common:navigation.close') }).click()
    await expect(page.locator(MENU)).toBeHidden()
  })

  test('it fills the window, with phone numbers and languages at its foot', async ({ page }) => {
    await openMenu(page)
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.locator(MENU).boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 })
    }
    for (const { phone } of Object.values(siteConfig.offices)) {
      const link = page.locator(MENU).locator(`a[href="tel:${phone.replaceAll(/[^+\d]/g, '')}"]`)
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await page.locator(MENU).getByRole('link', { name: languages.en.name }).click()
    await expect(page).toHaveURL('/en/about')
    // From now on it is the visitor's choice.
    await page.goto('/about')
    await expect(page).toHaveURL('/en/about')
  })

  test('it closes on navigation, and stays closed after going back', async ({ page }) => {
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
})

test('everything in it can be reached in a small window, with text at 200 % too', async ({ page }) => {
  await page.goto('/fr/about')
  const session = await page.context().newCDPSession(page)
  for (const standard of [16, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    for (const [width, height] of [
      [320, 568],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openMenu(page)
      const menu = page.locator(MENU)
      expect(await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
      const outside = await menu.locator('a, button').evaluateAll((controls) =>
        controls.filter((control) => {
          control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
          const { left, right, top, bottom } = control.getBoundingClientRect()
          return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1
        }),
      )
      expect(outside, `${width} × ${height} px, text of ${standard} px`).toEqual([])
      await page.keyboard.press('Escape')
    }
  }
})

/** Measures the bar: the gaps between its items, overflow, and whether the name is visible. */
function readBar(page: Page) {
  return page.locator('body > header').evaluate((header) => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const boxes = (selector: string) =>
      [...header.querySelectorAll(selector)].filter(isSeen).map((element) => element.getBoundingClientRect())
    const [brand, ...links] = boxes('[aria-label]:not(nav, button, [lang]), nav li > a[data-section], nav#menu li > a')
    const controls = boxes('button, input, a[lang][aria-label]')
    const gaps = links.map(({ left }, index) => left - (links[index - 1] ?? brand ?? { right: 0 }).right)
    const all = [...links, ...controls]
    return {
      links: links.length,
      narrowestGap: Math.min(...gaps),
      outside: all.filter(({ left, right, top, bottom }) => left < 0 || right > innerWidth || top < 0 || bottom > 73)
        .length,
      overlaps: (controls[0]?.left ?? 0) < (links.at(-1)?.right ?? 0),
      isNamed: boxes('a[aria-label]:not([lang]) > span').length === 1,
    }
  })
}

test('from 769 px on the links and the name fit in the bar', async ({ page }) => {
  for (const locale of locales) {
    // The bar of the home page has the most items.
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

test('the bar is 73 px high, and changes its style after 50 px of scrolling', async ({ page }) => {
  await page.goto('/fr')
  const header = page.locator('body > header')
  expect((await header.boundingBox())?.height).toBe(73)
  expect((await page.locator('[data-header-spacer]').boundingBox())?.height).toBe(73)
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

test('the skip link is the first tab stop and skips the bar', async ({ page }) => {
  await page.goto('/fr/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: text('fr', 'common:skipLink') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
