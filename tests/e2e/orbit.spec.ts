import type { Locator, Page } from 'playwright/test'
import { locales, type Locale } from '../../renderer/languages.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const PATHS = [
  '/services/documentTranslation',
  '/services/legalTranslation',
  '/services/medicalTranslation',
  '/services/localization',
  '/services/proofreading',
]

function orbitOf(page: Page, locale: Locale = 'fr'): Locator {
  return page.getByRole('group', { name: text(locale, 'home:services.title') })
}

async function centresOf(icons: Locator): Promise<Array<{ x: number; y: number }>> {
  const boxes = await Promise.all((await icons.all()).map((icon) => icon.boundingBox()))
  return boxes.map((box) => {
    if (!box) throw new Error('An icon is not shown.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
}

/** Waits until the icons have stopped. */
async function settle(orbit: Locator): Promise<void> {
  await orbit.evaluate((element) =>
    // An animation replaced by a newer one is aborted.
    Promise.allSettled(
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
}

/** Returns the positions of the icons once they have stopped. */
async function anglesOf(orbit: Locator): Promise<{ angles: number[]; radii: number[] }> {
  await settle(orbit)
  const centres = await centresOf(orbit.getByRole('radio'))
  const middle = {
    x: centres.reduce((total, { x }) => total + x, 0) / centres.length,
    y: centres.reduce((total, { y }) => total + y, 0) / centres.length,
  }
  return {
    // Clockwise from the top.
    angles: centres.map(
      ({ x, y }) => (Math.round((Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI) + 360) % 360,
    ),
    radii: centres.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)),
  }
}

async function expectChosen(orbit: Locator, chosen: number): Promise<void> {
  await expect(orbit.getByRole('radio').nth(chosen)).toBeChecked()
  await expect(orbit.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(1)
  await expect(orbit.getByRole('link')).toHaveCount(1)
  await expect(orbit.getByRole('link')).toHaveAttribute('href', new RegExp(`^/(?:fr|en)${PATHS[chosen]}$`))
  await expect(orbit.locator('p').nth(chosen)).toBeVisible()
}

test('a click on an icon moves it to the top of five evenly spaced ones, and shows the service’s description', async ({
  page,
}) => {
  await page.goto('/fr')
  const orbit = orbitOf(page)
  await expectChosen(orbit, 0)
  const { angles, radii } = await anglesOf(orbit)
  expect(angles).toEqual([0, 72, 144, 216, 288])
  for (const radius of radii) expect(Math.abs(radius - (radii[0] ?? 0))).toBeLessThan(1)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  for (const chosen of [3, 1, 4]) {
    await orbit.getByRole('radio').nth(chosen).click()
    expect(await height()).toBe(before)
    await expectChosen(orbit, chosen)
    await expect(orbit.getByRole('radio').nth(chosen)).toHaveAccessibleName(
      (await orbit.getByRole('heading', { level: 3 }).textContent()) ?? '',
    )
    await expect(orbit.getByRole('radio').nth(chosen)).toHaveAccessibleDescription(
      (await orbit.locator('p').nth(chosen).textContent()) ?? '',
    )
  }
  expect((await anglesOf(orbit)).angles).toEqual([72, 144, 216, 288, 0])
})

test('the arrow keys select, and the link is the next tab stop', async ({ page }) => {
  await page.goto('/fr')
  const orbit = orbitOf(page)
  await orbit.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await expectChosen(orbit, 1)
  await page.keyboard.press('ArrowDown')
  await expectChosen(orbit, 2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectChosen(orbit, 4)
  await expect(orbit.getByRole('radio').nth(4)).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Tab')
  await expect(orbit.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fr/services/proofreading')
})

test.describe('on a narrow screen', () => {
  test.use({ hasTouch: true })

  test('the icons are in a column, each with its name, above the description', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(`/${locale}`)
      const orbit = orbitOf(page, locale)
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 })
        let lowest = 0
        for (const mark of await orbit.locator('label').all()) {
          const icon = await mark.getByRole('radio').boundingBox()
          expect(icon?.width).toBeGreaterThanOrEqual(44)
          expect(icon?.height).toBeGreaterThanOrEqual(44)
          expect(icon?.y).toBeGreaterThanOrEqual(lowest)
          lowest = (icon?.y ?? 0) + (icon?.height ?? 0)

          const name = await mark.locator('span').boundingBox()
          expect(name?.width).toBeGreaterThan(44)
          expect(name?.x).toBeGreaterThanOrEqual((icon?.x ?? 0) + (icon?.width ?? 0))
          expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(width)
        }
      }
      await orbit.locator('label').nth(2).tap()
      await expectChosen(orbit, 2)
    }
  })
})

test('from 769 px on nothing overlaps, in either language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const locale of locales) {
    await page.goto(`/${locale}`)
    const orbit = orbitOf(page, locale)
    for (const width of [769, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (let chosen = 0; chosen < PATHS.length; chosen += 1) {
        await orbit.getByRole('radio').nth(chosen).check()
        await settle(orbit)
        const covered = await orbit.evaluate((element) => {
          const words = [...element.querySelectorAll('h3, p, a')].filter((part) =>
            part.checkVisibility({ visibilityProperty: true }),
          )
          return words.flatMap((part) =>
            [...element.querySelectorAll('label')].filter((icon) => {
              const [one, other] = [part.getBoundingClientRect(), icon.getBoundingClientRect()]
              return (
                one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
              )
            }),
          ).length
        })
        expect(covered, `service ${chosen + 1} in ${locale} at ${width} px`).toBe(0)
      }
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('icons and arrow keys select', async ({ page }) => {
    await page.goto('/en')
    const orbit = orbitOf(page, 'en')
    await expectChosen(orbit, 0)
    await orbit.getByRole('radio').nth(2).click()
    await expectChosen(orbit, 2)
    await page.keyboard.press('ArrowRight')
    await expectChosen(orbit, 3)
  })
})

test('the ring of planks rotates, and pauses on hover, on keyboard focus and with the pause control', async ({
  page,
}) => {
  await page.goto('/fr')
  const orbit = orbitOf(page)
  const ring = () => orbit.evaluate((element) => getComputedStyle(element, '::before').animationPlayState)
  expect(await ring()).toBe('running')
  await orbit.getByRole('link').hover()
  expect(await ring()).toBe('paused')
  await page.mouse.move(0, 0)
  expect(await ring()).toBe('running')
  await orbit.getByRole('link').focus()
  expect(await ring()).toBe('paused')
  await page.getByRole('checkbox', { name: text('fr', 'common:pauseMotion') }).check()
  expect(await ring()).toBe('paused')
})
