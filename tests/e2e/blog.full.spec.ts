import type { Page } from 'playwright/test'
import { readShifts, withoutFonts } from './readShifts.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const searchBox = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('section[aria-busy]')
/** Six posts used by no other test. */
const measures = Array.from({ length: 6 }, (_, index) => ({
  title: `Mesure ${index}`,
  path: `/articles/mesure-${index}`,
  date: `2026-01-0${9 - index}`,
  category: 'legal',
  locale: 'fr',
}))

test('the list of titles is fetched when the pointer comes, and again on request if that fails', async ({ page }) => {
  let asked = 0
  let isOnline = false
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/blog-index.json', async (route) => {
    asked += 1
    if (!isOnline) return route.abort('internetdisconnected')
    await answered
    return route.fulfill({ json: measures })
  })
  await page.goto('/fr/blog', { waitUntil: 'networkidle' })
  expect(asked).toBe(0)
  await searchBox(page).hover()
  await expect.poll(() => asked).toBe(1)
  const heading = results(page).getByRole('heading', { level: 2 })
  await searchBox(page).fill('mesure 9')
  await expect(heading).toHaveText(text('fr', 'blogSearch:failed'))
  const before = asked
  isOnline = true
  await results(page)
    .getByRole('button', { name: text('fr', 'blogSearch:retry') })
    .click()
  // “Nothing found” is only shown once it has loaded.
  await expect(heading).toHaveText(text('fr', 'blogSearch:searching'))
  answer()
  await expect(heading).toHaveText(text('fr', 'blogSearch:none', { query: 'mesure 9' }))
  await searchBox(page).fill('mesure')
  await expect(heading).toHaveText(text('fr', 'blogSearch:found', { count: 6 }))
  expect(asked).toBe(before + 1)
})

test('where a release has replaced its script, pages reload once, and searches go by address', async ({ page }) => {
  await page.route(/\/assets\/chunks\/.*\.js/, (route) => route.fulfill({ status: 404 }))
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  await page.goto('/en/blog/legal')
  await searchBox(page).focus()
  await expect.poll(() => loads.length).toBe(2)
  await searchBox(page).fill('zzzz')
  await searchBox(page).press('Enter')
  // The page that the search opened is reloaded once, too.
  await expect.poll(() => loads.length).toBe(4)
  await page.waitForLoadState('networkidle')
  expect(loads.slice(2)).toEqual(Array(2).fill(new URL('/en/blog/legal?q=zzzz', page.url()).href))
  // The new release answers.
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(results(page)).toContainText('zzzz')
  await expect(searchBox(page)).toHaveValue('zzzz')
})

test('nothing moves while an address with a query opens', async ({ page }) => {
  await withoutFonts(page)
  for (const [width, query] of [
    [390, 'q=traduction'],
    [390, 'page=x'],
    [1440, 'q=traduction'],
    [1440, 'q=zzzz'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/fr/blog?${query}`)
    await page.waitForSelector('[data-island="BlogSearch"][data-awake]')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await readShifts(page), query).toEqual([])
  }
})
