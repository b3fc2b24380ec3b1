import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import type { RunningServer } from '../../tools/listen.ts'
import { startServer } from '../../tools/staticServer.ts'
import { findFaults } from './findFaults.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const PICTURED = '/fr/articles/legal-errors'
const NEW = '/fr/articles/sous-titres'

let folder: string
let server: RunningServer

// The review is made once, and all look at it.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'review-'))
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/e2e/writeExampleReview.ts', folder])
  server = await startServer({ folder: join(folder, 'after'), port: 0 })
})

test.afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a page changed, with its pictures unfolded. */
async function openPictures(page: Page, address = PICTURED) {
  await page.goto(`${server.url}/en/review#${address}`)
  const place = page.locator(`[id="${address}"]`)
  await place.getByText(text('en', 'review:pictures.title')).click()
  return place
}

const imagesOf = (place: Awaited<ReturnType<typeof openPictures>>) => place.locator('img:visible')

for (const locale of locales) {
  test(`axe finds nothing on /${locale}/review, with all of it unfolded`, async ({ page }) => {
    await page.goto(`${server.url}/${locale}/review`)
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true
    })
    expect(await findFaults(page, 'review')).toEqual([])
  })
}

test('axe finds nothing in the review bar, which stays in sight and covers nothing', async ({ page }) => {
  await page.goto(`${server.url}${PICTURED}`)
  const bar = page.getByRole('complementary', { name: text('fr', 'review:bar.label') })
  await expect(bar).toBeInViewport()
  expect(await findFaults(page, 'bar', { within: '#review-bar' })).toEqual([])
  await page.keyboard.press('End')
  const ends = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const bottom = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return { main: bottom('main')?.bottom ?? 0, bar: bottom('#review-bar')?.top ?? 0 }
  })
  expect(ends.main).toBeLessThanOrEqual(ends.bar)
  await bar.getByRole('link', { name: text('fr', 'review:bar.changed') }).click()
  await expect(page.locator(`[id="${PICTURED}"]`)).toBeInViewport()
})

test('the review opens in the language of the reader, without script in French', async ({ page, browser }) => {
  await page.goto(`${server.url}/review`)
  await expect(page).toHaveURL(`${server.url}/en/review`)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${server.url}/review`)
  await expect(plain).toHaveURL(`${server.url}/fr/review`)
  await context.close()
})

test('a slider, moved by keyboard, says where the picture before ends and the one after begins', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  const place = await openPictures(page)
  const slider = place.getByRole('slider', { name: text('en', 'review:pictures.slide') })
  const after = place.locator('figure[data-side=after]:visible')
  const hiddenShare = () => after.evaluate((figure) => getComputedStyle(figure).clipPath)
  await expect.poll(hiddenShare).toBe('inset(0px 0px 0px 50%)')
  await slider.focus()
  await page.keyboard.press('End')
  await expect.poll(hiddenShare).toBe('inset(0px 0px 0px 100%)')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect.poll(hiddenShare).toBe('inset(0px 0px 0px 1%)')
  expect(refused).toEqual([])
})

test('both pictures can stand side by side, or only what differs, at each width', async ({ page }) => {
  const place = await openPictures(page)
  await expect(imagesOf(place)).toHaveCount(2)
  await place.getByLabel(text('en', 'review:pictures.sideBySide')).check()
  await expect(imagesOf(place)).toHaveCount(2)
  await expect(place.locator('figcaption:visible')).toHaveText([
    text('en', 'review:pictures.before'),
    text('en', 'review:pictures.after'),
  ])
  await place.getByLabel(text('en', 'review:pictures.difference')).check()
  await expect(imagesOf(place)).toHaveCount(1)
  await place.getByLabel(text('en', 'review:pictures.width', { width: '1440' })).check()
  await expect(imagesOf(place)).toHaveAttribute('src', '/review/pictures/fr/articles/legal-errors-1440-difference.webp')
  await expect.poll(() => imagesOf(place).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440)
})

test('of a new page there is one picture, whole', async ({ page }) => {
  const place = await openPictures(page, NEW)
  await expect(imagesOf(place)).toHaveCount(1)
  await expect(place.getByRole('slider')).toHaveCount(0)
})

test('a page whose pixels stayed the same is said to', async ({ page }) => {
  await page.goto(`${server.url}/en/review#/fr/about`)
  await expect(page.locator('[id="/fr/about"]')).toContainText(text('en', 'review:pictures.equal'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all pictures stand side by side, at the width that one chooses', async ({ page }) => {
    const place = await openPictures(page)
    await expect(place.getByRole('slider')).toHaveCount(0)
    await expect(imagesOf(place)).toHaveCount(3)
    await place.getByLabel(text('en', 'review:pictures.width', { width: '768' })).check()
    await expect(imagesOf(place).first()).toHaveAttribute('width', '768')
  })
})
