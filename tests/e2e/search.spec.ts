import type { Locator, Page, Route } from 'playwright/test'
import { testedLocales } from '../testedLocales.ts'
import { findFaults } from './findFaults.ts'
import { expect, test } from './test.ts'
import { frontmatterOf, plain, text, textWithAnyCount } from './texts.ts'

/** Queries as visitors type them. */
const typed = {
  // Without the accent, in capitals.
  fr: { query: 'CERTIFIEE', hit: 'certifiée', frequent: 'traduction' },
  en: { query: 'CERTIFYING', hit: 'certified', frequent: 'translation' },
} as const

/** The first result. */
const FIRST = 'traduction-certifiee'

for (const locale of testedLocales) {
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
      test('opens with a shortcut that no single character is', async ({ page }) => {
        await page.goto(`/${locale}/contact`)
        const field = page.locator('main textarea').first()
        for (const character of ['/', 'k']) {
          await page.keyboard.press(character)
          await expect(dialogOf(page)).toHaveCount(0)
        }
        await field.focus()
        for (const keys of ['Control+k', 'Meta+k']) {
          await page.keyboard.press(keys)
          await expect(fieldOf(page)).toBeFocused()
          await expect(fieldOf(page)).toHaveValue('')
          await page.keyboard.press('Escape')
        }
      })

      test('closes on its button and on a click outside, and stops the page from scrolling', async ({ page }) => {
        await page.setViewportSize({ width: 1200, height: 800 })
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        // Some people double-click everything.
        await page.mouse.down({ clickCount: 2 })
        await page.mouse.up({ clickCount: 2 })
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
    }

    test('finds words in any form, whatever accents and case', async ({ page }) => {
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
        // Each page is listed once.
        const addresses = await resultsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(new Set(addresses).size).toBe(count)
        expect(addresses.filter((address) => !address?.startsWith(`/${locale}`))).toEqual([])
        // Excerpts start with a word or a figure.
        const excerpts = await dialogOf(page).locator('li p').allTextContents()
        expect(excerpts.filter((excerpt) => !/^[\p{L}\p{N}«“(<]/u.test(excerpt))).toEqual([])
      })

      test('works with arrow keys and Enter', async ({ page }) => {
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

    if (locale === 'fr') {
      test('follows the first result of what the field says, on Enter before it is answered', async ({ page }) => {
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        await fieldOf(page).fill('devis')
        await expect(resultsOf(page)).toHaveCount(10)
        const held: Route[] = []
        await page.route('**/pagefind/fragment/*', (route) => void held.push(route))
        await fieldOf(page).fill('confidentialité')
        await page.keyboard.press('Enter')
        await expect.poll(() => held.length).toBeGreaterThan(0)
        await expect(page).toHaveURL(`/${locale}/about`)
        await expect(fieldOf(page)).toBeFocused()
        // Releases what is held, too.
        await page.unroute('**/pagefind/fragment/*')
        await expect(page).toHaveURL(`/${locale}/confidentialite`)
      })

      test('stays on Enter if nothing is found', async ({ page }) => {
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        await fieldOf(page).fill('devis')
        await expect(resultsOf(page)).toHaveCount(10)
        await fieldOf(page).fill('blorptag')
        await page.keyboard.press('Enter')
        await expect.poll(() => statusOf(page)).toBe(plain(text(locale, 'search:none', { query: 'blorptag' })))
        await expect(page).toHaveURL(`/${locale}/about`)
      })

      test('finds words after an article, with a ligature, and figures however they are typed', async ({ page }) => {
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        /** Searches, and returns the addresses of all results. */
        const find = async (asked: string): Promise<readonly string[]> => {
          await fieldOf(page).fill(asked)
          const found = textWithAnyCount(locale, 'search:found', { query: asked })
          await expect.poll(() => statusOf(page)).toMatch(found)
          const count = Number(/\d+/.exec(await statusOf(page))?.[0])
          while ((await resultsOf(page).count()) < count) {
            const before = await resultsOf(page).count()
            await dialogOf(page).getByRole('button', { name: more }).click()
            await expect(resultsOf(page)).toHaveCount(Math.min(before + 10, count))
          }
          const excerpts = await dialogOf(page).locator('li').allTextContents()
          expect(excerpts.filter((excerpt) => /\u2060|(?<!\p{L})(?:[ldnsjmc]|qu)’(?:\s|$)/u.test(excerpt))).toEqual([])
          return resultsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        }
        for (const asked of ['œuvre', 'oeuvre', 'l’œuvre', "d'oeuvre", 'ŒUVRE', '« œuvre »']) {
          expect(await find(asked), asked).toEqual(['/fr/services/legalTranslation'])
        }
        expect(await find('orthographe')).toEqual(
          expect.arrayContaining(['/fr/articles/traduction-certifiee', '/fr/services/proofreading']),
        )
        expect((await find('original')).length).toBeGreaterThanOrEqual(19)
        expect(await find('L’ORIGINAL')).toEqual(await find('original'))
        const lawyers = await find('avocat')
        expect(await find("l'avocat")).toEqual(lawyers)
        expect(lawyers).toContain('/fr/articles/human-vs-machine')
        expect(await find("aujourd'hui")).toContain('/fr/articles/francais-trois-rives')
        expect(await find('"droit d’auteur"')).toEqual(['/fr/legal-notice'])
        for (const asked of ['1000 mots', '1 000 mots', '1\u202f000\u00a0mots']) {
          expect((await find(asked))[0], asked).toBe('/fr/rapidite')
        }
        expect(await find('10 000 mots')).toEqual(await find('10000 mots'))
        expect(await find('ISO17100')).toEqual(await find('ISO 17100'))
        expect(await find('24h')).toContain('/fr/rapidite')
        await fieldOf(page).fill('l’')
        await expect.poll(() => statusOf(page)).toBe(plain(text(locale, 'search:none', { query: 'l’' })))
      })
    }

    test('offers links if nothing was found', async ({ page }) => {
      await page.goto(`/${locale}/about`)
      await openSearch(page)
      await fieldOf(page).fill('qqqxyz')
      await expect.poll(() => statusOf(page)).toBe(none)
      // No word starts like this, except for its first letter: words are found alike in all languages.
      for (const unknown of locale === 'fr' ? ['xqzt', 'blorptag', 'éblorptag', `${frequent} blorptag`] : []) {
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

    // Networks, keys and focus don't depend on the language: each is tested in one.
    if (locale === 'en') {
      test('reports that the browser is offline, and retries at the next keystroke', async ({ page, context }) => {
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

      test('reports a failure if results do not load, and recovers', async ({ page }) => {
        await page.route('**/pagefind/fragment/*', (route) => route.fulfill({ status: 503, body: 'busy' }))
        await page.goto(`/${locale}/about`)
        await openSearch(page)
        await fieldOf(page).pressSequentially('certif')
        await expect.poll(() => statusOf(page)).toBe(plain(text(locale, 'search:failed')))
        await expect(resultsOf(page)).toHaveCount(0)
        await page.unroute('**/pagefind/fragment/*')
        await fieldOf(page).pressSequentially('i')
        await expect.poll(() => statusOf(page)).toMatch(textWithAnyCount(locale, 'search:found', { query: 'certifi' }))
      })

      test('reports that its script does not load, offers links, and opens once it loads', async ({ page }) => {
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
        // Nor does its style sheet, at first.
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

      test('axe reports nothing', async ({ page }) => {
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
