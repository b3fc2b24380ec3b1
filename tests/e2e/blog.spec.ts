import type { Page } from 'playwright/test'
import { findFaults } from './findFaults.ts'
import { holdBack } from './holdBack.ts'
import { readShifts, withoutFonts } from './readShifts.ts'
import { expect, test } from './test.ts'
import { frontmatterOf, text, textWithAnyCount } from './texts.ts'

const locale = 'en'
/** Words of titles, the first with other characters than in the title; the names of categories are the specification's. */
const say = {
  certified: 'CERTÍFIED translation',
  inAll: 'translat',
  all: 'All',
  legal: 'Legal',
  found: textWithAnyCount(locale, 'blogSearch:found'),
  next: text(locale, 'blog:pagination.next'),
  previous: text(locale, 'blog:pagination.previous'),
  noneInLegal: text(locale, 'blogSearch:noneInCategory', { query: 'zzzz', category: 'Legal' }),
}

const searchBox = (page: Page) => page.getByRole('searchbox')
const categories = (page: Page) => page.locator('[data-categories]')
/** The search results: the list of the page itself is hidden meanwhile. */
const results = (page: Page) => page.locator('section[aria-busy]')
const titles = (page: Page) => results(page).getByRole('listitem').getByRole('heading')
const ownPosts = (page: Page) => page.locator('[data-posts]')
/** Six posts used by no other test. */
const measures = Array.from({ length: 6 }, (_, index) => ({
  title: `Mesure ${index}`,
  path: `/articles/mesure-${index}`,
  date: `2026-01-0${9 - index}`,
  category: 'legal',
  locale: 'fr',
}))

test('the search ignores case and accents, and shows two articles per page, by its address', async ({ page }) => {
  await page.goto('/en/blog')
  await searchBox(page).fill(say.certified)
  await expect(titles(page).first()).toHaveText(frontmatterOf(locale, 'articles', 'traduction-certifiee').title)
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(say.found)
  await expect(page.locator('search').getByRole('status')).toHaveText(say.found)
  await expect(ownPosts(page)).toBeHidden()
  await test.step('Enter sends no form', async () => {
    let loads = 0
    page.on('load', () => (loads += 1))
    await searchBox(page).press('Enter')
    await searchBox(page).fill(say.inAll)
    await expect(page).toHaveURL(`/en/blog?q=${say.inAll}`)
    expect(loads).toBe(0)
  })

  await expect(titles(page)).toHaveCount(2)
  const first = await titles(page).allTextContents()
  await results(page).getByRole('link', { name: say.next }).click()
  await expect(page).toHaveURL(`/en/blog?q=${say.inAll}&page=2`)
  await expect(titles(page).first()).not.toHaveText(first[0] ?? '')
  const second = await titles(page).allTextContents()
  await test.step('results can be shared', async () => {
    await page.reload()
    await expect(titles(page)).toHaveText(second)
    await expect(searchBox(page)).toHaveValue(say.inAll)
  })
  await test.step('another search starts on its first page', async () => {
    await searchBox(page).press('End')
    await searchBox(page).press('Backspace')
    await expect(page).toHaveURL(`/en/blog?q=${say.inAll.slice(0, -1)}`)
  })
  await test.step('an address of a page that does not exist shows the last one', async () => {
    await page.goto(`/en/blog?q=${say.inAll}&page=999`)
    await expect(titles(page).first()).toBeVisible()
    await expect(results(page).getByRole('link', { name: say.next })).toHaveCount(0)
    await expect(results(page).getByRole('link', { name: say.previous })).toBeVisible()
  })
})

test('back and forward go through searches, categories and pages, not through letters @react', async ({ page }) => {
  await page.goto('/en/blog')
  await searchBox(page).pressSequentially(say.inAll)
  await expect(titles(page)).toHaveCount(2)
  await categories(page).getByRole('link', { name: say.legal }).click()
  await expect(page).toHaveURL(`/en/blog/legal?q=${say.inAll}`)
  await searchBox(page).fill('zzzz')
  await expect(results(page)).toContainText(say.noneInLegal)

  await page.goBack()
  await expect(page).toHaveURL(`/en/blog/legal?q=${say.inAll}`)
  await expect(searchBox(page)).toHaveValue(say.inAll)
  await expect(titles(page).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/en/blog?q=${say.inAll}`)
  await expect(categories(page).locator('[aria-current]')).toHaveText(say.all)
  await page.goBack()
  await expect(page).toHaveURL('/en/blog')
  await expect(searchBox(page)).toHaveValue('')
  await expect(ownPosts(page)).toBeVisible()
  await expect(results(page)).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(`/en/blog?q=${say.inAll}`)
  await expect(titles(page)).toHaveCount(2)
  await expect(ownPosts(page)).toBeHidden()
})

test('a search that finds nothing offers links; links to categories keep it in a new tab', async ({ page }) => {
  await page.goto('/en/blog/legal?q=zzzz')
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(say.noneInLegal)
  const category = categories(page).getByRole('link', { name: say.all, exact: true })
  await expect(category).toHaveAttribute('href', '/en/blog?q=zzzz')
  const opened = page.context().waitForEvent('page')
  // Chromium through 150 tells Playwright nothing of where the new tab goes.
  await page.evaluate(() =>
    addEventListener('click', ({ defaultPrevented }) => (document.title = defaultPrevented ? 'held' : 'followed')),
  )
  await category.click({ modifiers: ['ControlOrMeta'] })
  await expect(page).toHaveTitle('followed')
  await opened
  await expect(page).toHaveURL('/en/blog/legal?q=zzzz')

  const links = results(page).getByRole('link')
  await expect(links).toHaveText(
    ['everywhere', 'all', 'contact', 'quote'].map((way) => text(locale, `blogSearch:${way}`)),
  )
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/en/blog?q=zzzz',
    '/en/blog',
    '/en/contact',
    '/en/requestaquote',
  ])
  await links.first().click()
  await expect(page).toHaveURL('/en/blog?q=zzzz')
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(
    text(locale, 'blogSearch:none', { query: 'zzzz' }),
  )
  expect(await findFaults(page, 'found')).toEqual([])
})

test.describe('the blog without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has pages for categories and numbers, and no search field', async ({ page }) => {
    await page.goto('/en/blog')
    await expect(searchBox(page)).toBeHidden()
    await expect(ownPosts(page).getByRole('article')).toHaveCount(2)
    const recent = page.getByRole('region', { name: text(locale, 'blog:recent'), exact: true })
    await expect(recent.getByRole('listitem')).toHaveCount(3)
    await page.getByRole('link', { name: say.next }).click()
    await expect(page).toHaveURL('/en/blog/2')
    await page.getByRole('link', { name: say.previous }).click()
    await expect(page).toHaveURL('/en/blog')
    await categories(page).getByRole('link', { name: say.legal }).click()
    await expect(page).toHaveURL('/en/blog/legal')
    await expect(categories(page).locator('[aria-current]')).toHaveText(say.legal)
  })
})

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
  await expect(titles(page)).toHaveText(['Mesure 0', 'Mesure 1'])
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
  // The new release answers, and an island is asked for again at the next touch.
  await page.unrouteAll({ behavior: 'wait' })
  await searchBox(page).focus()
  await expect(results(page)).toContainText(say.noneInLegal)
  await expect(searchBox(page)).toHaveValue('zzzz')
})

test('what is typed replaces the search of the address, however late the script comes', async ({ page }) => {
  const open = await holdBack(page, /\/assets\/chunks\/.*\.js/)
  await page.goto(`/en/blog/legal?q=${say.inAll}`)
  await searchBox(page).focus()
  open()
  await expect(searchBox(page)).toHaveValue(say.inAll)
  await page.keyboard.type('zzzz')
  await expect(searchBox(page)).toHaveValue('zzzz')
  await expect(results(page)).toContainText(say.noneInLegal)
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
