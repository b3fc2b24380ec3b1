import type { Page } from 'playwright/test'
import { LANGUAGE_COOKIE } from '../../renderer/languageCookie.ts'
import { languages } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const OPEN = text('fr', 'common:navigation.open')
const menu = (page: Page) => page.locator('#menu')

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: OPEN }).click()
  await expect(menu(page)).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('it is a panel that opens and closes, keeps the focus, and stops the page from scrolling', async ({ page }) => {
    await page.goto('/fr/about')
    await openMenu(page)
    const links = await menu(page).locator('a').count()
    for (let press = 0; press <= links + 2; press += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('#menu') !== null,
      )
      expect(isInside, `after ${press + 1} times Tab`).toBe(true)
    }
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: OPEN })).toBeFocused()
    await openMenu(page)
    await page.getByRole('button', { name: text('fr', 'common:navigation.close') }).click()
    await expect(menu(page)).toBeHidden()

    await test.step('it closes on navigation, and stays closed after going back', async () => {
      await openMenu(page)
      await menu(page)
        .getByRole('link', { name: text('fr', 'common:navigation.services') })
        .click()
      await expect(page).toHaveURL('/fr/services')
      await page.goBack()
      await expect(page).toHaveURL('/fr/about')
      await expect(menu(page)).toBeHidden()
    })
  })

  test('all of it can be reached, with text at 200 % too, and it changes the language', async ({ page }) => {
    await page.goto('/fr/about')
    await openMenu(page)
    const session = await page.context().newCDPSession(page)
    for (const [standard, width, height] of [
      [16, 320, 568],
      [32, 640, 360],
    ] as const) {
      await session.send('Page.setFontSizes', { fontSizes: { standard } })
      await page.setViewportSize({ width, height })
      const outside = () =>
        menu(page)
          .locator('a, button')
          .evaluateAll((controls) =>
            controls
              .filter((control) => {
                control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
                const { left, right, top, bottom } = control.getBoundingClientRect()
                return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1
              })
              .map((control) => control.textContent),
          )
      // The panel slides in.
      await expect.poll(outside).toEqual([])
    }
    await menu(page).getByRole('link', { name: languages.en.name }).click()
    await expect(page).toHaveURL('/en/about')
    expect(await page.context().cookies()).toMatchObject([{ name: LANGUAGE_COOKIE, value: 'en' }])
  })
})

test('the bar changes its style after 50 px of scrolling, and can be skipped', async ({ page }) => {
  await page.goto('/fr')
  const header = page.locator('body > header')
  const style = () => header.evaluate((element) => getComputedStyle(element).backgroundSize)
  const atTop = await style()
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
  await expect.poll(style).not.toBe(atTop)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(style).toBe(atTop)

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: text('fr', 'common:skipLink') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
