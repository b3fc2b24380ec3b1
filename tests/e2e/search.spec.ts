import type { Locator, Page } from 'playwright/test'
import { findFaults } from './findFaults.ts'
import { expect, test } from './test.ts'

const languages = [
  {
    locale: 'fr',
    open: 'Rechercher',
    close: 'Fermer la recherche',
    title: 'Rechercher dans le site',
    hint: 'Un mot suffit : un service, une langue, un nom.',
    // Written without its accent, and looked for in capitals.
    query: 'CERTIFIEE',
    hit: 'certifiée',
    first: { title: 'Traduction certifiée : Canada, France, Cameroun', path: '/articles/traduction-certifiee' },
    kind: 'Article',
    frequent: 'traduction',
    more: 'Plus de résultats',
    found: / résultats pour /,
    none: 'Aucun résultat pour « qqqxyz »',
    ways: ['Services', 'Blog', 'Contact'],
    offline: /Vous êtes hors ligne/,
    failed: /n’a pas pu se charger/,
  },
  {
    locale: 'en',
    open: 'Search',
    close: 'Close search',
    title: 'Search the site',
    hint: 'One word will do: a service, a language, a name.',
    query: 'CERTIFYING',
    hit: 'certified',
    first: { title: 'Certified translation for Canada, France and Cameroon', path: '/articles/traduction-certifiee' },
    kind: 'Article',
    frequent: 'translation',
    more: 'More results',
    found: / results for /,
    none: 'Nothing found for “qqqxyz”',
    ways: ['Services', 'Blog', 'Contact'],
    offline: /You’re offline/,
    failed: /couldn’t load/,
  },
] as const

/** Texts with no-break spaces as plain ones: Playwright's own comparison leaves them apart. */
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

for (const language of languages) {
  const { locale } = language
  const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: language.title })
  const fieldOf = (page: Page): Locator => dialogOf(page).getByRole('textbox', { name: language.title })
  const resultsOf = (page: Page): Locator => dialogOf(page).getByRole('heading', { level: 2 }).getByRole('link')
  const statusOf = async (page: Page) => plain(await dialogOf(page).getByRole('status').textContent())
  const openSearch = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: language.open, exact: true }).click()
    await expect(fieldOf(page)).toBeFocused()
  }

  test.describe(`the search of /${locale}`, () => {
    test('is not fetched before somebody asks for it', async ({ page }) => {
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await page.goto(`/${locale}`, { waitUntil: 'networkidle' })
      const before = [...requested]
      await page.getByRole('button', { name: language.open, exact: true }).hover()
      expect(requested).toEqual(before)
      expect(before.filter((path) => /pagefind|siteSearch/.test(path))).toEqual([])
      await openSearch(page)
      expect(requested.some((path) => /siteSearch\..*\.css$/.test(path))).toBe(true)
      // Not even the index is, before there is a word to look for.
      expect(requested.filter((path) => path.startsWith('/pagefind/'))).toEqual([])
    })

    test('opens with its button, closes on Escape, and gives the focus back', async ({ page }) => {
      await page.goto(`/${locale}/about`)
      await openSearch(page)
      await expect.poll(() => statusOf(page)).toBe(language.hint)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toBeHidden()
      await expect(page.getByRole('button', { name: language.open, exact: true })).toBeFocused()
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
      await dialogOf(page).getByRole('button', { name: language.close }).click()
      await expect(dialogOf(page)).toBeHidden()
    })

    test('moves nothing of the page', async ({ page }) => {
      await page.goto(`/${locale}/about`)
      const heading = page.getByRole('heading', { level: 1 })
      const before = await heading.boundingBox()
      await openSearch(page)
      expect(await page.locator('main h1').boundingBox()).toEqual(before)
    })

    test('finds words whatever their accents, case and endings', async ({ page }) => {
      await page.goto(`/${locale}/about`)
      await openSearch(page)
      await fieldOf(page).pressSequentially(language.query)
      const first = resultsOf(page).first()
      await expect.poll(async () => plain(await first.textContent())).toBe(language.first.title)
      await expect(first).toHaveAttribute('href', `/${locale}${language.first.path}`)
      const item = dialogOf(page).getByRole('listitem').first()
      await expect(item).toContainText(language.kind)
      const marks = await item.locator('p mark').allTextContents()
      expect(marks.some((mark) => mark.toLowerCase().includes(language.hit))).toBe(true)
      expect(await statusOf(page)).toMatch(language.found)
    })

    test('shows ten results at a time', async ({ page }) => {
      await page.goto(`/${locale}/about`)
      await openSearch(page)
      await fieldOf(page).fill(language.frequent)
      await expect(resultsOf(page)).toHaveCount(10)
      const count = Number.parseInt(await statusOf(page), 10)
      expect(count).toBeGreaterThan(20)
      await dialogOf(page).getByRole('button', { name: language.more }).click()
      await expect(resultsOf(page)).toHaveCount(20)
      await expect(resultsOf(page).nth(10)).toBeFocused()
      while ((await resultsOf(page).count()) < count) {
        const before = await resultsOf(page).count()
        await dialogOf(page).getByRole('button', { name: language.more }).click()
        await expect(resultsOf(page)).toHaveCount(Math.min(before + 10, count))
      }
      await expect(dialogOf(page).getByRole('button', { name: language.more })).toBeHidden()
      // Each page is there once.
      const addresses = await resultsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(new Set(addresses).size).toBe(count)
      expect(addresses.filter((address) => !address?.startsWith(`/${locale}`))).toEqual([])
    })

    test('can be walked through with arrow keys and Enter', async ({ page }) => {
      await page.goto(`/${locale}/about`)
      await openSearch(page)
      await fieldOf(page).fill(language.frequent)
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
      await fieldOf(page).fill(language.query)
      await expect.poll(async () => plain(await resultsOf(page).first().textContent())).toBe(language.first.title)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/${locale}${language.first.path}`)
      await openSearch(page)
      await expect(fieldOf(page)).toHaveValue(language.query)
      await expect.poll(async () => plain(await resultsOf(page).first().textContent())).toBe(language.first.title)
      await page.goBack()
      await expect(page).toHaveURL(`/${locale}/contact`)
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    test('offers a way on where there is nothing', async ({ page }) => {
      await page.goto(`/${locale}/about`)
      await openSearch(page)
      await fieldOf(page).fill('qqqxyz')
      await expect.poll(() => statusOf(page)).toBe(language.none)
      await expect(resultsOf(page)).toHaveCount(0)
      await expect(dialogOf(page).getByRole('link')).toHaveText(language.ways)
      await dialogOf(page).getByRole('link', { name: language.ways[0] }).click()
      await expect(page).toHaveURL(`/${locale}/services`)
    })

    test('says that one is offline, and goes on with the next letter', async ({ page, context }) => {
      await page.goto(`/${locale}/about`)
      await openSearch(page)
      await context.setOffline(true)
      await fieldOf(page).pressSequentially('certif')
      await expect.poll(() => statusOf(page)).toMatch(language.offline)
      await context.setOffline(false)
      await fieldOf(page).pressSequentially('i')
      await expect.poll(() => statusOf(page)).toMatch(language.found)
      await expect(resultsOf(page)).not.toHaveCount(0)
    })

    for (const piece of ['pagefind.js', 'pagefind-entry.json*', 'wasm.*', '*.pf_meta', 'index/*', 'fragment/*']) {
      test(`says that it failed where ${piece} does not come, and mends itself`, async ({ page }) => {
        await page.route(`**/pagefind/${piece}`, (route) => route.fulfill({ status: 503, body: 'busy' }))
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        await fieldOf(page).pressSequentially('certif')
        await expect.poll(() => statusOf(page)).toMatch(language.failed)
        await expect(resultsOf(page)).toHaveCount(0)
        await page.unroute(`**/pagefind/${piece}`)
        await fieldOf(page).pressSequentially('i')
        await expect.poll(() => statusOf(page)).toMatch(language.found)
      })
    }

    test('opens at the second try where its script does not come at the first', async ({ page }) => {
      await page.route('**/siteSearch.*.css', (route) => route.abort())
      await page.goto(`/${locale}/about`)
      const failure = page.waitForEvent('pageerror')
      await page.getByRole('button', { name: language.open, exact: true }).click()
      await failure
      await page.unroute('**/siteSearch.*.css')
      await openSearch(page)
    })

    test('has nothing that axe finds', async ({ page }) => {
      await page.goto(`/${locale}/about`)
      await openSearch(page)
      await fieldOf(page).fill(language.frequent)
      await expect(resultsOf(page)).toHaveCount(10)
      expect(await findFaults(page, 'results')).toEqual([])
      await fieldOf(page).fill('qqqxyz')
      await expect.poll(() => statusOf(page)).toBe(language.none)
      expect(await findFaults(page, 'none')).toEqual([])
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button for the search', async ({ page }) => {
    await page.goto('/fr/about')
    await expect(page.getByRole('button', { name: 'Rechercher', exact: true })).toBeHidden()
  })
})
