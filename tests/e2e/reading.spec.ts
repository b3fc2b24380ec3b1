import type { Page } from 'playwright/test'
import { pageWith } from './pages.ts'
import { expect, test } from './test.ts'

const article = pageWith('fr', 'articles', '<small')

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

/** Follows a footnote's mark to its text in the list, and back. */
async function followFootnote(page: Page): Promise<void> {
  const mark = page.locator('[data-footnote-ref]').first()
  const target = (await mark.getAttribute('href')) ?? ''
  await mark.click()
  await expect(page.locator(target)).toBeInViewport()
  await page.locator(target).locator('[data-footnote-backref]').first().click()
  await expect(mark).toBeInViewport()
}

test('footnotes are beside their marks in wide articles, and a list in narrow ones and in print', async ({ page }) => {
  await page.goto(article)
  await page.evaluate(() => document.fonts.ready)
  const notes = page.locator('[data-prose] small')
  await expect(notes).toHaveCount(await page.locator('[data-footnote-ref]').count())
  for (const width of [1200, 2000]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(marginFaults), `at ${width} px`).toEqual([])
  }
  await test.step('the list stays for the keyboard', async () => {
    await page.locator('[data-footnote-backref]').first().focus()
    const list = page.locator('[data-footnote-backref]').first().locator('xpath=ancestor::ol')
    expect((await list.boundingBox())?.height).toBeGreaterThan(20)
  })
  await page.emulateMedia({ media: 'print' })
  await expect(notes.first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(notes.first()).toBeHidden()
  await followFootnote(page)
})

test('tables remain tables on a phone, where their cells are stacked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(pageWith('fr', 'articles', '<table'))
  const cells = page.locator('table').first().locator('tbody tr:first-child td')
  expect((await cells.nth(1).boundingBox())?.y).toBeGreaterThan((await cells.first().boundingBox())?.y ?? Infinity)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length
  const counts = await Promise.all(['table', 'tr', 'th', 'td'].map((name) => page.locator(name).count()))
  expect(['table', 'row', 'columnheader', 'cell'].map(count)).toEqual(counts)
})
