import type { Locator } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const PATHS = [
  '/services/documentTranslation',
  '/services/legalTranslation',
  '/services/medicalTranslation',
  '/services/localization',
  '/services/proofreading',
]

async function centresOf(icons: Locator): Promise<Array<{ x: number; y: number }>> {
  const boxes = await Promise.all((await icons.all()).map((icon) => icon.boundingBox()))
  return boxes.map((box) => {
    if (!box) throw new Error('An icon is not shown.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
}

/** Returns the positions of the icons once they have stopped. */
async function anglesOf(orbit: Locator): Promise<{ angles: number[]; radii: number[] }> {
  await orbit.evaluate((element) =>
    // An animation replaced by a newer one is aborted.
    Promise.allSettled(
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
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

test('an icon that is clicked moves to the top of five evenly spaced ones, and shows the service’s description', async ({
  page,
}) => {
  await page.goto('/fr')
  const orbit = page.getByRole('group', { name: text('fr', 'home:services.title') })
  const icons = orbit.getByRole('radio')

  await test.step('five icons are evenly spaced, the first on top', async () => {
    await expectChosen(orbit, 0)
    const { angles, radii } = await anglesOf(orbit)
    expect(angles).toEqual([0, 72, 144, 216, 288])
    for (const radius of radii) expect(Math.abs(radius - (radii[0] ?? 0))).toBeLessThan(1)
  })

  await test.step('the ring of planks rotates, and pauses on hover and on keyboard focus', async () => {
    const ring = () => orbit.evaluate((element) => getComputedStyle(element, '::before').animationPlayState)
    expect(await ring()).toBe('running')
    await orbit.getByRole('link').hover()
    expect(await ring()).toBe('paused')
    await page.mouse.move(0, 0)
    expect(await ring()).toBe('running')
    await orbit.getByRole('link').focus()
    expect(await ring()).toBe('paused')
  })

  await test.step('a click chooses', async () => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    for (const chosen of [3, 4]) {
      await icons.nth(chosen).click()
      expect(await height()).toBe(before)
      await expectChosen(orbit, chosen)
      await expect(icons.nth(chosen)).toHaveAccessibleName(
        (await orbit.getByRole('heading', { level: 3 }).textContent()) ?? '',
      )
      await expect(icons.nth(chosen)).toHaveAccessibleDescription(
        (await orbit.locator('p').nth(chosen).textContent()) ?? '',
      )
    }
    expect((await anglesOf(orbit)).angles).toEqual([72, 144, 216, 288, 0])
  })

  await test.step('arrow keys choose, and the link is the next tab stop', async () => {
    await page.keyboard.press('ArrowRight')
    await expectChosen(orbit, 0)
    await page.keyboard.press('ArrowDown')
    await expectChosen(orbit, 1)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expectChosen(orbit, 4)
    await expect(icons.nth(4)).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Tab')
    await expect(orbit.getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/fr/services/proofreading')
  })
})
