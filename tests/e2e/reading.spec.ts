import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const article = '/fr/articles/human-vs-machine'

test('40 particles are always in the same places, and move until paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(article)
  const particles = page.locator('svg[data-moves] rect')
  const states = () =>
    page
      .locator('svg[data-moves]')
      .evaluate((drawing) => drawing.getAnimations({ subtree: true }).map(({ playState }) => playState))
  await expect(particles).toHaveCount(40)
  expect(await states()).toEqual(Array(40).fill('running'))
  const places = () =>
    particles.evaluateAll((all) => all.map((one) => `${one.getAttribute('x')} ${one.getAttribute('y')}`))
  const before = await places()
  // A page that is built apart.
  await page.goto('/en/articles/human-vs-machine')
  expect(await places()).toEqual(before)
  await page.locator('[data-script=pauseControl]').check()
  expect(await states()).toEqual(Array(40).fill('paused'))
})

/** Finds footnotes that are not beside their marks or cover something, and captions that are not beside their pictures. */
function marginFaults(): string[] {
  const found: string[] = []
  const prose = document.querySelector('[data-prose]')
  let bottom = -Infinity
  for (const note of document.querySelectorAll('[data-prose] small')) {
    const box = note.getBoundingClientRect()
    const mark = note.previousElementSibling?.getBoundingClientRect()
    const block = note.closest('[data-prose] > *')?.getBoundingClientRect()
    if (!mark || Math.abs(box.top - mark.top) > 40) found.push(`${note.textContent} is not beside its mark`)
    if (!block || box.left < block.right + 16) found.push(`${note.textContent} is in the text`)
    if (box.right > innerWidth - 16 || box.width < 180) found.push(`${note.textContent} has no room`)
    if (box.top < bottom) found.push(`${note.textContent} covers another`)
    for (const other of prose?.children ?? []) {
      const { left, right, top, bottom: end } = other.getBoundingClientRect()
      if (left < box.right && right > box.left && top < box.bottom && end > box.top)
        found.push(`${note.textContent} covers ${other.tagName}`)
    }
    bottom = box.bottom
  }
  for (const caption of document.querySelectorAll('[data-prose] figure:not(:has(blockquote)) > figcaption')) {
    const picture = caption.previousElementSibling?.getBoundingClientRect()
    const box = caption.getBoundingClientRect()
    if (!picture || box.left < picture.right || box.top > picture.bottom) found.push('a caption is not beside')
  }
  return found
}

test('the margin of a wide article has footnotes next to their marks, captions by pictures', async ({ page }) => {
  for (const address of ['/fr/articles/legal-errors', '/en/articles/traduction-confidentialite', article]) {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const notes = page.locator('[data-prose] small')
    await expect(notes).toHaveCount(await page.locator('[data-footnote-ref]').count())
    for (const width of [1200, 2000]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(marginFaults), `${address} at ${width} px`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await test.step('it points out the note of a mark that is pressed', () => pressMark(page))
  await test.step('the list stays for screen readers, the keyboard and fragments', () => reachList(page))
})

async function pressMark(page: Page): Promise<void> {
  const mark = page.locator('[data-footnote-ref]').nth(1)
  const ground = () =>
    mark.locator('xpath=../following-sibling::small').evaluate((note) => getComputedStyle(note).backgroundColor)
  const before = await ground()
  await mark.locator('xpath=..').click()
  expect(await ground()).not.toBe(before)
  expect(new URL(page.url()).hash).toBe('')
}

async function reachList(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: text('fr', 'common:footnotes.title'), exact: true })
  const isSeen = () => heading.evaluate((element) => (element.parentElement?.getBoundingClientRect().height ?? 0) > 50)
  expect(await isSeen()).toBe(false)
  await expect(page.getByRole('listitem').filter({ has: page.locator('[data-footnote-backref]') })).toHaveCount(2)
  await page.locator('[data-footnote-backref]').first().focus()
  expect(await isSeen()).toBe(true)
  await page.locator('[data-footnote-ref]').nth(1).press('Enter')
  await expect(page.locator('#note-fn-2')).toBeInViewport()
  await page.locator('#note-fn-2 [data-footnote-backref]').click()
  await expect(page.locator('#note-fnref-2')).toBeInViewport()
}

test('on narrow screens and in print, footnotes are a list; tables remain tables', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(article)
  await test.step('a table', () => expectTable(page))
  await test.step('links there and back', () => followFootnote(page))
  for (const width of [390, 1024, 1199]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('[data-prose] small').first()).toBeHidden()
    await expect(page.locator('#note-fn-1')).toBeVisible()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-prose] small').first()).toBeHidden()
  expect((await page.locator('#note-fn-1').boundingBox())?.width).toBeGreaterThan(200)
})

async function expectTable(page: Page): Promise<void> {
  const cells = page.locator('table').first().locator('tbody tr:first-child td')
  // Stacked, each with its label.
  expect((await cells.nth(1).boundingBox())?.y).toBeGreaterThan((await cells.first().boundingBox())?.y ?? Infinity)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length
  const [heads, rows] = [await page.locator('th').count(), await page.locator('tr').count()]
  expect(['table', 'row', 'columnheader', 'cell'].map(count)).toEqual([1, rows, heads, (rows - 1) * heads])
}

async function followFootnote(page: Page): Promise<void> {
  const mark = page.locator('[data-footnote-ref]').first()
  const back = page.locator('[data-footnote-backref]').first()
  for (const link of [mark, back]) {
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(24)
    expect(box?.width).toBeGreaterThanOrEqual(20)
  }
  await mark.click()
  await expect(page).toHaveURL(/#note-fn-1$/)
  await back.click()
  await expect(page).toHaveURL(/#note-fnref-1$/)
}
