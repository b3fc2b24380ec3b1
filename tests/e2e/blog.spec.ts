import type { Page } from 'playwright/test'
import { findFaults } from './findFaults.ts'
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
const recentPosts = (page: Page) => page.getByRole('region', { name: text(locale, 'blog:recent'), exact: true })
const ownPosts = (page: Page) => page.locator('[data-posts]')
const address = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return [pathname, Object.fromEntries(searchParams)]
}

/** Waits until the state of an address is shown and the address has changed. */
async function expectAddress(page: Page, pathname: string, query: Record<string, string> = {}): Promise<void> {
  await expect.poll(() => address(page)).toEqual([pathname, query])
}

/** Six posts used by no other test. */
const measures = Array.from({ length: 6 }, (_, index) => ({
  title: `Mesure ${index}`,
  path: `/articles/mesure-${index}`,
  date: `2026-01-0${9 - index}`,
  category: 'legal',
  locale: 'fr',
}))

/** Mocks the list of posts, once `mayCome` allows it, and counts the requests. */
async function routePosts(page: Page, mayCome: () => Promise<boolean>): Promise<{ times: number }> {
  const asked = { times: 0 }
  await page.route('**/blog-index.json', async (route) => {
    asked.times += 1
    if (await mayCome()) await route.fulfill({ json: measures })
    else await route.abort('internetdisconnected')
  })
  return asked
}

test.describe('the search of the blog', () => {
  test('ignores case and accents, and shows and announces how many it found', async ({ page }) => {
    await page.goto(`/${locale}/blog`)
    await searchBox(page).fill(say.certified)
    await expect(titles(page).first()).toHaveText(frontmatterOf(locale, 'articles', 'traduction-certifiee').title)
    await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(say.found)
    await expect(page.locator('search').getByRole('status')).toHaveText(say.found)
    await expect(ownPosts(page)).toBeHidden()
  })

  test('shows two articles per page, with the page in its address', async ({ page }) => {
    await page.goto(`/${locale}/blog`)
    await searchBox(page).fill(say.inAll)
    await expect(titles(page)).toHaveCount(2)
    await expectAddress(page, `/${locale}/blog`, { q: say.inAll })
    const first = await titles(page).allTextContents()
    await results(page).getByRole('link', { name: say.next }).click()
    await expectAddress(page, `/${locale}/blog`, { q: say.inAll, page: '2' })
    await expect(titles(page).first()).not.toHaveText(first[0] ?? '')
    const second = await titles(page).allTextContents()

    // Results can be shared.
    await page.reload()
    await expect(titles(page)).toHaveText(second)
    await expect(searchBox(page)).toHaveValue(say.inAll)
    await results(page).getByRole('link', { name: say.previous }).click()
    await expectAddress(page, `/${locale}/blog`, { q: say.inAll })
    await expect(titles(page)).toHaveText(first)

    // Another search starts on its first page.
    await results(page).getByRole('link', { name: say.next }).click()
    await searchBox(page).press('End')
    await searchBox(page).press('Backspace')
    await expectAddress(page, `/${locale}/blog`, { q: say.inAll.slice(0, -1) })
  })

  test('back and forward go through searches, categories and pages, not through letters @react', async ({ page }) => {
    await page.goto(`/${locale}/blog`)
    await searchBox(page).pressSequentially(say.inAll)
    await expect(titles(page)).toHaveCount(2)
    await categories(page).getByRole('link', { name: say.legal }).click()
    await expectAddress(page, `/${locale}/blog/legal`, { q: say.inAll })
    await searchBox(page).fill('zzzz')
    await expect(results(page)).toContainText(say.noneInLegal)

    await page.goBack()
    await expectAddress(page, `/${locale}/blog/legal`, { q: say.inAll })
    await expect(searchBox(page)).toHaveValue(say.inAll)
    await expect(titles(page).first()).toBeVisible()
    await page.goBack()
    await expectAddress(page, `/${locale}/blog`, { q: say.inAll })
    await expect(categories(page).locator('[aria-current]')).toHaveText(say.all)
    await page.goBack()
    await expectAddress(page, `/${locale}/blog`)
    await expect(searchBox(page)).toHaveValue('')
    await expect(ownPosts(page)).toBeVisible()
    await expect(results(page)).toHaveCount(0)
    await page.goForward()
    await expectAddress(page, `/${locale}/blog`, { q: say.inAll })
    await expect(titles(page)).toHaveCount(2)
    await expect(ownPosts(page)).toBeHidden()
  })

  test('offers links if nothing was found', async ({ page }) => {
    await page.goto(`/${locale}/blog/legal?q=zzzz`)
    await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(say.noneInLegal)
    const links = results(page).getByRole('link')
    await expect(links).toHaveText(
      ['everywhere', 'all', 'contact', 'quote'].map((way) => text(locale, `blogSearch:${way}`)),
    )
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `/${locale}/blog?q=zzzz`,
      `/${locale}/blog`,
      `/${locale}/contact`,
      `/${locale}/requestaquote`,
    ])
    await links.first().click()
    await expectAddress(page, `/${locale}/blog`, { q: 'zzzz' })
    await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(
      text(locale, 'blogSearch:none', { query: 'zzzz' }),
    )
    expect(await findFaults(page, 'found')).toEqual([])
  })
})

// Addresses are the same in all languages except for their prefix.
test.describe('an address of the blog that says what to show', () => {
  test('shows the last page of results in place of one that does not exist', async ({ page }) => {
    await page.goto(`/${locale}/blog?q=${say.inAll}&page=999`)
    await expect(titles(page).first()).toBeVisible()
    await expect(results(page).getByRole('link', { name: say.next })).toHaveCount(0)
  })

  test('a search on the page of a category stays in it, and the back button returns to that page', async ({ page }) => {
    await page.goto(`/${locale}/blog/legal`)
    const posts = await ownPosts(page).getByRole('heading').allTextContents()
    await searchBox(page).fill('a')
    await expectAddress(page, `/${locale}/blog/legal`, { q: 'a' })
    await categories(page).getByRole('link', { name: say.all, exact: true }).click()
    await expectAddress(page, `/${locale}/blog`, { q: 'a' })
    await expect(titles(page).first()).toBeVisible()
    await page.goBack()
    await expectAddress(page, `/${locale}/blog/legal`, { q: 'a' })
    await expect(titles(page).first()).toBeVisible()
    await page.goBack()
    await expectAddress(page, `/${locale}/blog/legal`)
    await expect(ownPosts(page).getByRole('heading')).toHaveText(posts)
  })
})

test.describe('the blog without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has pages for categories and numbers, and no search field', async ({ page }) => {
    await page.goto(`/${locale}/blog`)
    await expect(searchBox(page)).toBeHidden()
    await expect(ownPosts(page).getByRole('article')).toHaveCount(2)
    await expect(recentPosts(page).getByRole('listitem')).toHaveCount(3)
    await categories(page).getByRole('link', { name: say.legal }).click()
    await expect(page).toHaveURL(`/${locale}/blog/legal`)
    await expect(categories(page).locator('[aria-current]')).toHaveText(say.legal)
    await page.goto(`/${locale}/blog`)
    await page.getByRole('link', { name: say.next }).click()
    await expect(page).toHaveURL(`/${locale}/blog/2`)
    await page.getByRole('link', { name: say.previous }).click()
    await expect(page).toHaveURL(`/${locale}/blog`)
  })
})

test('links to categories remain links during a search: a new tab keeps the query', async ({ page }) => {
  await page.goto('/fr/blog?q=prix')
  const link = categories(page).getByRole('link', { name: text('fr', 'blog:categories.legal') })
  await expect(link).toHaveAttribute('href', '/fr/blog/legal?q=prix')
  const opened = page.context().waitForEvent('page')
  // Chromium through 150 tells Playwright nothing of where the new tab goes.
  await page.evaluate(() =>
    addEventListener('click', ({ defaultPrevented }) => (document.title = defaultPrevented ? 'held' : 'followed')),
  )
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(page).toHaveTitle('followed')
  await opened
  await expectAddress(page, '/fr/blog', { q: 'prix' })
})

test.describe('the list of titles', () => {
  test('is fetched once, when the pointer reaches the search', async ({ page }) => {
    const asked = await routePosts(page, () => Promise.resolve(true))
    await page.goto('/fr/blog', { waitUntil: 'networkidle' })
    expect(asked.times).toBe(0)
    const answered = page.waitForResponse('**/blog-index.json')
    await searchBox(page).hover()
    await answered
    await searchBox(page).fill('mesure')
    await expect(titles(page)).toHaveText(['Mesure 0', 'Mesure 1'])
    expect(asked.times).toBe(1)
  })

  test('“nothing found” is only shown once it has loaded', async ({ page }) => {
    let open = (): void => undefined
    const gate = new Promise<void>((resolve) => (open = resolve))
    await routePosts(page, () => gate.then(() => true))
    const heading = results(page).getByRole('heading', { level: 2 })
    await page.goto('/fr/blog')
    await searchBox(page).fill('mesure 9')
    await expect(heading).toHaveText(text('fr', 'blogSearch:searching'))
    open()
    await expect(heading).toHaveText(text('fr', 'blogSearch:none', { query: 'mesure 9' }))
    await searchBox(page).fill('mesure')
    await expect(heading).toHaveText(text('fr', 'blogSearch:found', { count: 6 }))
  })

  test('a failed fetch is reported, and retried', async ({ page }) => {
    let isOnline = false
    await routePosts(page, () => Promise.resolve(isOnline))
    await page.goto('/fr/blog?q=mesure')
    await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(text('fr', 'blogSearch:failed'))
    isOnline = true
    await results(page)
      .getByRole('button', { name: text('fr', 'blogSearch:retry') })
      .click()
    await expect(titles(page)).toHaveText(['Mesure 0', 'Mesure 1'])
    await expect(results(page)).not.toContainText(text('fr', 'blogSearch:failed'))
  })
})

test.describe('a search whose script a release has replaced', () => {
  const dropChunks = async (page: Page) => {
    await page.route(/\/assets\/chunks\/.*\.js/, (route) => route.fulfill({ status: 404 }))
  }

  test('goes by its address, which the new release answers', async ({ page }) => {
    await page.goto(`/${locale}/blog/legal`, { waitUntil: 'networkidle' })
    await dropChunks(page)
    // A page that was reloaded once is not reloaded again.
    await page.reload({ waitUntil: 'networkidle' })
    await searchBox(page).fill('zzzz')
    await page.unrouteAll({ behavior: 'wait' })
    await searchBox(page).press('Enter')
    await expect(results(page)).toContainText(say.noneInLegal)
    await expectAddress(page, `/${locale}/blog/legal`, { q: 'zzzz' })
    await expect(searchBox(page)).toHaveValue('zzzz')
  })

  test('reloads its page no more than once', async ({ page }) => {
    await dropChunks(page)
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    await page.goto(`/${locale}/blog`)
    await searchBox(page).focus()
    await expect.poll(() => loads.length).toBe(2)
    await searchBox(page).fill('zzzz')
    await searchBox(page).press('Enter')
    // The page that the search opened is reloaded once, too.
    await expect.poll(() => loads.length).toBe(4)
    await page.waitForLoadState('networkidle')
    expect(loads.slice(2)).toEqual(Array(2).fill(new URL(`/${locale}/blog?q=zzzz`, page.url()).href))
  })
})

test('what is typed into the field replaces the search of the address, however late the script comes', async ({
  page,
}) => {
  let open = (): void => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route(/\/assets\/chunks\/.*\.js/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(`/${locale}/blog/legal?q=${say.inAll}`)
  await searchBox(page).focus()
  open()
  await expect(searchBox(page)).toHaveValue(say.inAll)
  await page.keyboard.type('zzzz')
  await expect(searchBox(page)).toHaveValue('zzzz')
  await expect(results(page)).toContainText(say.noneInLegal)
})

test('Enter sends no form once the search works', async ({ page }) => {
  await page.goto(`/${locale}/blog`)
  await searchBox(page).fill('zzzz')
  await expectAddress(page, `/${locale}/blog`, { q: 'zzzz' })
  let loads = 0
  page.on('load', () => (loads += 1))
  await searchBox(page).press('Enter')
  await searchBox(page).fill('zzzzz')
  await expectAddress(page, `/${locale}/blog`, { q: 'zzzzz' })
  expect(loads).toBe(0)
})

test('nothing moves while an address with a query opens', async ({ page }) => {
  await withoutFonts(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const query of ['q=traduction', 'q=zzzz', 'page=x']) {
      await page.goto(`/fr/blog?${query}`)
      await page.waitForSelector('[data-island="BlogSearch"][data-awake]')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await readShifts(page), query).toEqual([])
    }
  }
})
