import type { Locator, Page } from 'playwright/test'
import { expect, test } from './test.ts'

const REST = 150
const GRACE = 300

function questionsOf(page: Page): Locator {
  return page.locator('#faq details')
}

/** Returns the index of the open question. */
async function opened(page: Page): Promise<number[]> {
  return questionsOf(page).evaluateAll((items) =>
    items.flatMap((item, index) => (item instanceof HTMLDetailsElement && item.open ? index : [])),
  )
}

async function pointAt(page: Page, index: number): Promise<void> {
  const summary = questionsOf(page).nth(index).locator('summary')
  await summary.scrollIntoViewIfNeeded()
  const box = await summary.boundingBox()
  if (!box) throw new Error(`There is no question ${index}.`)
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2, { steps: 4 })
}

/** Scrolls to the questions, with the script loaded, the clock stopped and the pointer next to them. */
async function prepare(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/fr/services')
  await page.clock.pauseAt(Date.now() + 60_000)
  await questionsOf(page)
    .first()
    .evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await pointAt(page, 0)
  await expect(page.locator('[data-script=faq]')).toHaveAttribute('data-awake')
  await page.mouse.move(2, 400)
  await page.clock.runFor(1000)
  expect(await opened(page)).toEqual([])
}

test('a question opens when the pointer rests on it, and closes when it leaves, unless it was clicked', async ({
  page,
}) => {
  await prepare(page)
  const click = async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
  const leave = async () => {
    await page.mouse.move(2, 400)
    await page.clock.runFor(1000)
  }

  await test.step('hover', async () => {
    await pointAt(page, 1)
    await page.clock.runFor(REST - 10)
    expect(await opened(page)).toEqual([])
    await page.clock.runFor(10)
    expect(await opened(page)).toEqual([1])
    await expect(questionsOf(page).nth(1).locator('p')).toBeVisible()
    await page.mouse.move(2, 400)
    await page.clock.runFor(GRACE - 10)
    expect(await opened(page)).toEqual([1])
    await page.clock.runFor(10)
    expect(await opened(page)).toEqual([])
  })

  await test.step('a click keeps a hovered answer open', async () => {
    await pointAt(page, 1)
    await page.clock.runFor(REST)
    await click()
    expect(await opened(page)).toEqual([1])
    await leave()
    expect(await opened(page)).toEqual([1])
  })
})

test('the keyboard opens and closes', async ({ page }) => {
  await prepare(page)
  const summary = (index: number) => questionsOf(page).nth(index).locator('summary')
  await summary(0).focus()
  await page.keyboard.press('Enter')
  expect(await opened(page)).toEqual([0])
  await page.keyboard.press('Tab')
  await expect(summary(1)).toBeFocused()
  await page.keyboard.press('Space')
  expect(await opened(page)).toEqual([1])

  await page.keyboard.press('Enter')
  expect(await opened(page)).toEqual([])

  await test.step('Escape closes an answer opened by the pointer', async () => {
    await pointAt(page, 2)
    await page.clock.runFor(REST)
    expect(await opened(page)).toEqual([2])
    await page.keyboard.press('Escape')
    expect(await opened(page)).toEqual([])
  })
})

test('the question under the pointer stays there when another one closes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await prepare(page)
  for (const index of [0, 1, 2, 1, 3]) {
    await pointAt(page, index)
    const summary = questionsOf(page).nth(index).locator('summary')
    const top = async () => Math.round((await summary.boundingBox())?.y ?? 0)
    const before = await top()
    await page.clock.runFor(REST)
    expect(await opened(page)).toEqual([index])
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    await page.clock.runFor(2000)
    expect(await opened(page)).toEqual([index])
  }
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('taps open and close, and nothing opens by itself', async ({ page }) => {
    await page.goto('/fr/services')
    await questionsOf(page).nth(1).locator('summary').tap()
    await expect(questionsOf(page).nth(1)).toHaveAttribute('open')
    await expect(page.locator('[data-script=faq]')).toHaveAttribute('data-awake')
    await questionsOf(page).nth(3).locator('summary').tap()
    await expect.poll(() => opened(page)).toEqual([3])
    await questionsOf(page).nth(3).locator('summary').tap()
    await expect.poll(() => opened(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
