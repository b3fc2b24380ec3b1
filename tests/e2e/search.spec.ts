import type { Locator, Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { findFaults } from './findFaults.ts'
import { expect, test } from './test.ts'
import { frontmatterOf, plain, text, textWithAnyCount } from './texts.ts'

/** What visitors type. */
const typed = {
  // Written without its accent, and looked for in capitals.
  fr: { query: 'CERTIFIEE', hit: 'certifiée', frequent: 'traduction' },
  en: { query: 'CERTIFYING', hit: 'certified', frequent: 'translation' },
} as const

/** The page that is found first. */
const FIRST = 'traduction-certifiee'

for (const locale of locales) {
  const { query, hit, frequent } = typed[locale]
  const open = text(locale, 'search:open')
  const title = text(locale, 'search:title')
  const more = text(locale, 'search:more')
  const none = plain(text(locale, 'search:none', { query: 'qqqxyz' }))
  const firstTitle = plain(frontmatterOf(locale, 'articles', FIRST).title)
  const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: title })
  const fieldOf = (page: Page): Locator => dialogOf(page).getByRole('textbox', { name: title })
  const resultsOf = (page: Page): Locator => dialogOf(page).getByRole('heading', { level: 2 }).getByRole('link')
  const statusOf = async (page: Page) => plain((await dialogOf(page).getByRole('status').textContent()) ?? '')
  const openSearch = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: open, exact: true }).click()
    await expect(fieldOf(page)).toBeFocused()
  }

  test.describe(`the search of /${locale}`, () => {
    if (locale === 'fr') {
      test('is not fetched before somebody asks for it', async ({ page }) => {
        const requested: string[] = []
        page.on('request', (request) => requested.push(new URL(request.url()).pathname))
        const scriptsAndIndex = () => requested.filter((path) => /\.js$|pagefind|siteSearch/.test(path))
        // Nothing else of this page wakes by itself.
        await page.goto(`/${locale}/confidentialite`)
        const before = scriptsAndIndex()
        expect(before).toHaveLength(1)
        await page.getByRole('button', { name: open, exact: true }).hover()
        expect(scriptsAndIndex()).toEqual(before)
        await openSearch(page)
        expect(requested.some((path) => /siteSearch\..*\.css$/.test(path))).toBe(true)
        // Not even the index is, before there is a word to look for.
        expect(requested.filter((path) => path.startsWith('/pagefind/'))).toEqual([])
      })

      test('opens with its button, closes on Escape, and gives the focus back @react', async ({ page }) => {
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        await expect.poll(() => statusOf(page)).toBe(plain(text(locale, 'search:hint')))
        await page.keyboard.press('Escape')
        await expect(dialogOf(page)).toBeHidden()
        await expect(page.getByRole('button', { name: open, exact: true })).toBeFocused()
      })

      for (const keys of ['/', 'Control+k', 'Meta+k']) {
        test(`opens with ${keys}`, async ({ page }) => {
          await page.goto(`/${locale}/about`)
          await page.keyboard.press(keys)
          await expect(fieldOf(page)).toBeFocused()
          await expect(fieldOf(page)).toHaveValue('')
        })
      }

      test('leaves the slash to whoever is typing', async ({ page }) => {
        await page.goto(`/${locale}/contact`)
        const field = page.locator('main textarea').first()
        await field.focus()
        await page.keyboard.press('/')
        await expect(field).toHaveValue('/')
        await expect(dialogOf(page)).toHaveCount(0)
      })

      test('closes on its button and on a click outside, and holds the page still', async ({ page }) => {
        await page.setViewportSize({ width: 1200, height: 800 })
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        await page.mouse.move(20, 600)
        await page.mouse.wheel(0, 400)
        expect(await page.evaluate(() => scrollY)).toBe(0)
        await page.mouse.click(20, 600)
        await expect(dialogOf(page)).toBeHidden()
        await openSearch(page)
        await dialogOf(page)
          .getByRole('button', { name: text(locale, 'search:close') })
          .click()
        await expect(dialogOf(page)).toBeHidden()
      })

      test('moves nothing of the page', async ({ page }) => {
        await page.goto(`/${locale}/about`)
        const heading = page.getByRole('heading', { level: 1 })
        const before = await heading.boundingBox()
        await openSearch(page)
        expect(await page.locator('main h1').boundingBox()).toEqual(before)
      })
    }

    test('finds words whatever their accents, case and endings @react', async ({ page }) => {
      await page.goto(`/${locale}/about`)
      await openSearch(page)
      await fieldOf(page).pressSequentially(query)
      const first = resultsOf(page).first()
      await expect.poll(async () => plain((await first.textContent()) ?? '')).toBe(firstTitle)
      await expect(first).toHaveAttribute('href', `/${locale}/articles/${FIRST}`)
      const item = dialogOf(page).getByRole('listitem').first()
      await expect(item).toContainText(text(locale, 'search:kinds.article'))
      const marks = await item.locator('p mark').allTextContents()
      expect(marks.some((mark) => mark.toLowerCase().includes(hit))).toBe(true)
      expect(await statusOf(page)).toMatch(textWithAnyCount(locale, 'search:found', { query }))
    })

    if (locale === 'fr') {
      test('shows ten results at a time @react', async ({ page }) => {
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        await fieldOf(page).fill(frequent)
        await expect(resultsOf(page)).toHaveCount(10)
        const count = Number(/\d+/.exec(await statusOf(page))?.[0])
        expect(count).toBeGreaterThan(20)
        await dialogOf(page).getByRole('button', { name: more }).click()
        await expect(resultsOf(page)).toHaveCount(20)
        await expect(resultsOf(page).nth(10)).toBeFocused()
        while ((await resultsOf(page).count()) < count) {
          const before = await resultsOf(page).count()
          await dialogOf(page).getByRole('button', { name: more }).click()
          await expect(resultsOf(page)).toHaveCount(Math.min(before + 10, count))
        }
        await expect(dialogOf(page).getByRole('button', { name: more })).toBeHidden()
        // Each page is there once.
        const addresses = await resultsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(new Set(addresses).size).toBe(count)
        expect(addresses.filter((address) => !address?.startsWith(`/${locale}`))).toEqual([])
        // Excerpts begin with a word or a figure.
        const excerpts = await dialogOf(page).locator('li p').allTextContents()
        expect(excerpts.filter((excerpt) => !/^[\p{L}\p{N}«“(<]/u.test(excerpt))).toEqual([])
      })

      test('can be walked through with arrow keys and Enter @react', async ({ page }) => {
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        await fieldOf(page).fill(frequent)
        await expect(resultsOf(page)).toHaveCount(10)
        await page.keyboard.press('ArrowUp')
        await expect(fieldOf(page)).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(resultsOf(page).nth(0)).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(resultsOf(page).nth(1)).toBeFocused()
        const address = await resultsOf(page).nth(1).getAttribute('href')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(String(address))
      })

      test('follows the first result on Enter in the field, and remembers the search', async ({ page }) => {
        await page.goto(`/${locale}/contact`)
        await openSearch(page)
        await fieldOf(page).fill(query)
        await expect.poll(async () => plain((await resultsOf(page).first().textContent()) ?? '')).toBe(firstTitle)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`/${locale}/articles/${FIRST}`)
        await openSearch(page)
        await expect(fieldOf(page)).toHaveValue(query)
        await expect.poll(async () => plain((await resultsOf(page).first().textContent()) ?? '')).toBe(firstTitle)
        await page.goBack()
        await expect(page).toHaveURL(`/${locale}/contact`)
        await expect(page.getByRole('dialog')).toBeHidden()
      })
    }

    test('offers a way on where there is nothing @react', async ({ page }) => {
      await page.goto(`/${locale}/about`)
      await openSearch(page)
      await fieldOf(page).fill('qqqxyz')
      await expect.poll(() => statusOf(page)).toBe(none)
      // No word begins so, whatever its first letter is.
      for (const unknown of ['xqzt', 'blorptag', 'éblorptag', `${frequent} blorptag`]) {
        await fieldOf(page).fill(unknown)
        await expect.poll(() => statusOf(page)).toBe(plain(text(locale, 'search:none', { query: unknown })))
      }
      await expect(resultsOf(page)).toHaveCount(0)
      await expect(dialogOf(page).getByRole('link')).toHaveText(
        ['services', 'blog', 'contact'].map((way) => text(locale, `search:ways.${way}`)),
      )
      await dialogOf(page)
        .getByRole('link', { name: text(locale, 'search:ways.services') })
        .click()
      await expect(page).toHaveURL(`/${locale}/services`)
    })

    // Networks, keys and places know nothing of languages: each is asked in one of them.
    if (locale === 'en') {
      test('says that one is offline, and goes on with the next letter', async ({ page, context }) => {
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        await context.setOffline(true)
        await fieldOf(page).pressSequentially('certif')
        await expect.poll(() => statusOf(page)).toBe(plain(text(locale, 'search:offline')))
        await context.setOffline(false)
        await fieldOf(page).pressSequentially('i')
        await expect.poll(() => statusOf(page)).toMatch(textWithAnyCount(locale, 'search:found', { query: 'certifi' }))
        await expect(resultsOf(page)).not.toHaveCount(0)
      })

      for (const piece of ['pagefind.js', 'wasm.*', 'fragment/*']) {
        test(`says that it failed where ${piece} does not come, and mends itself`, async ({ page }) => {
          await page.route(`**/pagefind/${piece}`, (route) => route.fulfill({ status: 503, body: 'busy' }))
          await page.goto(`/${locale}/about`)
          await openSearch(page)
          await fieldOf(page).pressSequentially('certif')
          await expect.poll(() => statusOf(page)).toBe(plain(text(locale, 'search:failed')))
          await expect(resultsOf(page)).toHaveCount(0)
          await page.unroute(`**/pagefind/${piece}`)
          await fieldOf(page).pressSequentially('i')
          await expect
            .poll(() => statusOf(page))
            .toMatch(textWithAnyCount(locale, 'search:found', { query: 'certifi' }))
        })
      }

      test('says so where its script does not come, leads on, and opens when it comes', async ({ page }) => {
        await page.route('**/assets/chunks/**', (route) => route.abort())
        await page.goto(`/${locale}/about`)
        const failure = page.waitForEvent('pageerror')
        await page.getByRole('button', { name: open, exact: true }).click()
        await failure
        const notice = page.locator('[popover]').filter({ hasText: plain(text(locale, 'common:searchNotice')) })
        await expect(notice).toBeVisible()
        await expect(notice.getByRole('link')).toHaveText(
          ['services', 'blog', 'contact'].map((way) => text(locale, `common:navigation.${way}`)),
        )
        expect(await findFaults(page, 'notice')).toEqual([])
        await page.unrouteAll()
        // Nor does its sheet of styles, at first.
        await page.route('**/siteSearch.*.css', (route) => route.abort())
        const secondFailure = page.waitForEvent('pageerror')
        await page.getByRole('button', { name: open, exact: true }).click()
        await secondFailure
        await expect(notice).toBeVisible()
        await page.unrouteAll()
        await openSearch(page)
        await expect(notice).toBeHidden()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: open, exact: true })).toBeFocused()
        await page.getByRole('button', { name: open, exact: true }).click()
        await expect(fieldOf(page)).toBeFocused()
        await expect(notice).toBeHidden()
      })

      test('has nothing that axe finds', async ({ page }) => {
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        await fieldOf(page).fill(frequent)
        await expect(resultsOf(page)).toHaveCount(10)
        expect(await findFaults(page, 'results')).toEqual([])
        await fieldOf(page).fill('qqqxyz')
        await expect.poll(() => statusOf(page)).toBe(none)
        expect(await findFaults(page, 'none')).toEqual([])
      })
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button for the search', async ({ page }) => {
    await page.goto('/fr/about')
    await expect(page.getByRole('button', { name: text('fr', 'search:open'), exact: true })).toBeHidden()
  })
})
