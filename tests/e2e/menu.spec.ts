import type { Page } from 'playwright/test'
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

for (const width of [768, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test.beforeEach(async ({ page }) => {
      await page.goto('/fr/about')
    })

    test('the links are in a panel that opens and closes', async ({ page }) => {
      await expect(page.locator(MENU)).toBeHidden()
      await openMenu(page)
      await expect(page.locator(MENU).getByRole('link')).toHaveText(
        ['home', 'about', 'services', 'blog', 'caseStudies', 'quote', 'contact'].map((name) =>
          text('fr', `common:navigation.${name}`),
        ),
      )
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

    test('it closes on a tap outside, which follows no link behind it', async ({ page }) => {
      await openMenu(page)
      await page.mouse.click(10, 36)
      await expect(page.locator(MENU)).toBeHidden()
      await expect(page).toHaveURL('/fr/about')
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
}

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
