import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { z } from 'zod'
import { expect, test } from './test.ts'
import { text, textWithAnyCount } from './texts.ts'

const locale = 'en'
const NO_WORD = 'zzzz'

const titles = z
  .array(z.object({ title: z.string() }))
  .parse(JSON.parse(readFileSync(`dist/client/${locale}/blog-index.json`, 'utf8')))
  .map(({ title }) => title)
const countOf = (letters: string) => titles.filter((title) => title.toLowerCase().includes(letters)).length
/** Three letters that many titles share: they have several pages of results. */
const [shared = ''] = titles
  .flatMap((title) => title.toLowerCase().match(/[a-z]{3}/g) ?? [])
  .toSorted((one, other) => countOf(other) - countOf(one))

const found = textWithAnyCount(locale, 'blogSearch:found')
const searchBox = (page: Page) => page.getByRole('searchbox')
const categories = (page: Page) => page.locator('[data-categories]').getByRole('link')
/** The search results: the list of the page itself is hidden meanwhile. */
const results = (page: Page) => page.locator('section[aria-busy]')
const shown = (page: Page) => results(page).getByRole('listitem').getByRole('heading')
const ownPosts = (page: Page) => page.locator('[data-posts]')

test('the search ignores case, and shows two articles per page, by its address', async ({ page }) => {
  expect(countOf(shared)).toBeGreaterThan(2)
  await page.goto('/en/blog')
  await searchBox(page).fill(titles[0]?.toUpperCase() ?? '')
  await expect(shown(page)).toHaveCount(1)
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(found)
  await expect(page.locator('search').getByRole('status')).toHaveText(found)
  await expect(ownPosts(page)).toBeHidden()
  await test.step('Enter sends no form', async () => {
    await searchBox(page).fill(shared)
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL(`/en/blog?q=${shared}`)
  })
  await expect(shown(page)).toHaveCount(2)
  const first = await shown(page).allTextContents()
  await results(page)
    .getByRole('link', { name: text(locale, 'blog:pagination.next') })
    .click()
  await expect(page).toHaveURL(`/en/blog?q=${shared}&page=2`)
  await expect(shown(page).first()).not.toHaveText(first[0] ?? '')
  const second = await shown(page).allTextContents()
  await test.step('results can be shared', async () => {
    await page.reload()
    await expect(shown(page)).toHaveText(second)
    await expect(searchBox(page)).toHaveValue(shared)
  })
})

test('back and forward go through searches and categories, not through letters @react', async ({ page }) => {
  await page.goto('/en/blog')
  const category = (await categories(page).nth(1).getAttribute('href')) ?? ''
  await searchBox(page).pressSequentially(shared)
  await expect(shown(page)).toHaveCount(2)
  await categories(page).nth(1).click()
  await expect(page).toHaveURL(`${category}?q=${shared}`)
  await searchBox(page).fill(NO_WORD)
  await expect(results(page).getByRole('heading', { level: 2 })).toContainText(NO_WORD)

  await page.goBack()
  await expect(page).toHaveURL(`${category}?q=${shared}`)
  await expect(searchBox(page)).toHaveValue(shared)
  await page.goBack()
  await expect(page).toHaveURL(`/en/blog?q=${shared}`)
  await page.goBack()
  await expect(page).toHaveURL('/en/blog')
  await expect(searchBox(page)).toHaveValue('')
  await expect(ownPosts(page)).toBeVisible()
  await expect(results(page)).toHaveCount(0)
  await page.goForward()
  await expect(shown(page)).toHaveCount(2)
  await expect(ownPosts(page)).toBeHidden()
})

test('a search that finds nothing offers links', async ({ page }) => {
  await page.goto(`/en/blog/legal?q=${NO_WORD}`)
  const links = results(page).getByRole('link')
  await expect(links).toHaveText(
    ['everywhere', 'all', 'contact', 'quote'].map((way) => text(locale, `blogSearch:${way}`)),
  )
  await links.first().click()
  await expect(page).toHaveURL(`/en/blog?q=${NO_WORD}`)
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(
    text(locale, 'blogSearch:none', { query: NO_WORD }),
  )
})

test.describe('the blog without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has pages for categories and numbers, and no search field', async ({ page }) => {
    await page.goto('/en/blog')
    await expect(searchBox(page)).toBeHidden()
    await page.getByRole('link', { name: text(locale, 'blog:pagination.next') }).click()
    await expect(page).toHaveURL('/en/blog/2')
    await page.getByRole('link', { name: text(locale, 'blog:pagination.previous') }).click()
    await expect(page).toHaveURL('/en/blog')
    const name = (await categories(page).nth(1).textContent()) ?? ''
    await categories(page).nth(1).click()
    await expect(page.locator('[data-categories] [aria-current]')).toHaveText(name)
  })
})
