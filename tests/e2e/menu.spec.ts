import type { Page } from 'playwright/test'
import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { languages } from '../../renderer/languages.ts'
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

  test('it is a panel that opens and closes, keeps the focus, and stops the page from scrolling', async ({ page }) => {
    await page.goto('/fr/about')
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

    await test.step('it closes on navigation, and stays closed after going back', async () => {
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

  test('it fills the window, everything in it can be reached, with text at 200 % too, and it has languages and phone numbers', async ({
    page,
  }) => {
    await page.goto('/fr/about')
    const menu = page.locator(MENU)

    await test.step('it fills the window, with phone numbers at its foot', async () => {
      await openMenu(page)
      for (const width of [768, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 })
      }
      for (const { phone } of Object.values(siteConfig.offices)) {
        const link = menu.locator(`a[href="tel:${phone.replaceAll(/[^+\d]/g, '')}"]`)
        await expect(link).toBeInViewport({ ratio: 1 })
      }
    })

    const session = await page.context().newCDPSession(page)
    for (const [standard, width, height] of [
      [16, 320, 568],
      [32, 320, 568],
      [32, 640, 360],
    ] as const)
      await test.step(`everything can be reached: ${width} × ${height} px, text of ${standard} px`, async () => {
        await session.send('Page.setFontSizes', { fontSizes: { standard } })
        await page.setViewportSize({ width, height })
        expect(await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
        const outside = await menu.locator('a, button').evaluateAll((controls) =>
          controls.filter((control) => {
            control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
            const { left, right, top, bottom } = control.getBoundingClientRect()
            return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1
          }),
        )
        expect(outside).toEqual([])
      })

    await test.step('the language chosen in it is the visitor’s choice from now on', async () => {
      await menu.getByRole('link', { name: languages.en.name }).click()
      await expect(page).toHaveURL('/en/about')
      expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])
    })
  })
})

test('the bar is 73 px high, changes its style after 50 px of scrolling, and can be skipped', async ({ page }) => {
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

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: text('fr', 'common:skipLink') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
