import type { Locator, Page, Route } from 'playwright/test'
import { type TestedLocale, testedLocales } from '../testedLocales.ts'
import { findFaults } from './findFaults.ts'
import { expect, test } from './test.ts'
import { frontmatterOf, plain, text, textWithAnyCount } from './texts.ts'

/** The first result of the words below. */
const FIRST = 'traduction-certifiee'
const firstTitle = (locale: TestedLocale) => plain(frontmatterOf(locale, 'articles', FIRST).title)

const dialog = (page: Page): Locator => page.getByRole('dialog')
const field = (page: Page): Locator => dialog(page).getByRole('textbox')
const results = (page: Page): Locator => dialog(page).getByRole('heading', { level: 2 }).getByRole('link')
const moreButton = (page: Page): Locator => dialog(page).getByRole('button', { name: text('fr', 'search:more') })
const openButton = (page: Page, locale: TestedLocale): Locator =>
  page.getByRole('button', { name: text(locale, 'search:open'), exact: true })
const readStatus = async (page: Page) => plain((await dialog(page).getByRole('status').textContent()) ?? '')
const readFirst = async (page: Page) => plain((await results(page).first().textContent()) ?? '')
const readAddresses = (page: Page) =>
  results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

async function openSearch(page: Page, locale: TestedLocale): Promise<void> {
  await openButton(page, locale).click()
  await expect(field(page)).toBeFocused()
}
const expectStatus = (page: Page, said: string) => expect.poll(() => readStatus(page)).toBe(plain(said))
const expectFound = (page: Page, locale: TestedLocale, query: string) =>
  expect.poll(() => readStatus(page)).toMatch(textWithAnyCount(locale, 'search:found', { query }))

test('the search opens with a shortcut, and closes on Escape, its button and a click outside', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/fr/contact')
  for (const character of ['/', 'k']) {
    await page.keyboard.press(character)
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.locator('main textarea').first().focus()
  const top = await page.evaluate(() => scrollY)
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
  await openSearch(page, 'fr')
  // Some people double-click everything.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.mouse.move(20, 600)
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => scrollY)).toBe(top)
  await page.mouse.click(20, 600)
  await expect(dialog(page)).toBeHidden()
  await openSearch(page, 'fr')
  await dialog(page)
    .getByRole('button', { name: text('fr', 'search:close') })
    .click()
  await expect(dialog(page)).toBeHidden()
})

/** Queries as visitors type them: without the accent, in capitals. */
const typed = {
  fr: { query: 'CERTIFIEE', hit: 'certifiée' },
  en: { query: 'CERTIFYING', hit: 'certified' },
} as const

for (const locale of testedLocales) {
  test(`the search of /${locale} finds words in any form, and offers links if there are none`, async ({ page }) => {
    const { query, hit } = typed[locale]
    await page.goto(`/${locale}/about`)
    await openSearch(page, locale)
    await expect(dialog(page)).toHaveAccessibleName(text(locale, 'search:title'))
    await expect(field(page)).toHaveAccessibleName(text(locale, 'search:title'))
    await field(page).pressSequentially(query)
    await expect.poll(() => readFirst(page)).toBe(firstTitle(locale))
    await expect(results(page).first()).toHaveAttribute('href', `/${locale}/articles/${FIRST}`)
    const item = dialog(page).getByRole('listitem').first()
    await expect(item).toContainText(text(locale, 'search:kinds.article'))
    const marks = await item.locator('p mark').allTextContents()
    expect(marks.some((mark) => mark.toLowerCase().includes(hit))).toBe(true)
    await expectFound(page, locale, query)

    await field(page).fill('qqqxyz')
    await expectStatus(page, text(locale, 'search:none', { query: 'qqqxyz' }))
    await expect(results(page)).toHaveCount(0)
    await expect(dialog(page).getByRole('link')).toHaveText(
      ['services', 'blog', 'contact'].map((way) => text(locale, `search:ways.${way}`)),
    )
    if (locale === 'en') expect(await findFaults(page, 'none')).toEqual([])
    await dialog(page)
      .getByRole('link', { name: text(locale, 'search:ways.services') })
      .click()
    await expect(page).toHaveURL(`/${locale}/services`)
  })
}

test('the search shows ten results at a time, which arrow keys and Enter reach @react', async ({ page }) => {
  await page.goto('/fr/about')
  await openSearch(page, 'fr')
  await field(page).fill('traduction')
  await expect(results(page)).toHaveCount(10)
  const count = Number(/\d+/.exec(await readStatus(page))?.[0])
  expect(count).toBeGreaterThan(20)
  await moreButton(page).click()
  await expect(results(page)).toHaveCount(20)
  await expect(results(page).nth(10)).toBeFocused()
  while ((await results(page).count()) < count) {
    const before = await results(page).count()
    await moreButton(page).click()
    await expect(results(page)).toHaveCount(Math.min(before + 10, count))
  }
  await expect(moreButton(page)).toBeHidden()
  // Each page is listed once.
  const addresses = await readAddresses(page)
  expect(new Set(addresses).size).toBe(count)
  expect(addresses.filter((address) => !address.startsWith('/fr'))).toEqual([])
  // Excerpts start with a word or a figure.
  const excerpts = await dialog(page).locator('li p').allTextContents()
  expect(excerpts.filter((excerpt) => !/^[\p{L}\p{N}«“(<]/u.test(excerpt))).toEqual([])

  await field(page).focus()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(addresses[1] ?? 'none')
})

test('Enter follows the first result of what the field says, and the search is remembered', async ({ page }) => {
  await page.goto('/fr/about')
  await openSearch(page, 'fr')
  const held: Route[] = []
  await test.step('what is found first is not what was asked before', async () => {
    await field(page).fill('devis')
    await expect(results(page)).toHaveCount(10)
    expect(await findFaults(page, 'results')).toEqual([])
    await page.route('**/pagefind/fragment/*', (route) => void held.push(route))
    await field(page).fill('confidentialité')
    await page.keyboard.press('Enter')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await expect(page).toHaveURL('/fr/about')
    await expect(field(page)).toBeFocused()
    // Releases what is held, too.
    await page.unroute('**/pagefind/fragment/*')
    await expect(page).toHaveURL('/fr/confidentialite')
  })
  await test.step('the next page has the search', async () => {
    await openSearch(page, 'fr')
    await expect(field(page)).toHaveValue('confidentialité')
    await expectFound(page, 'fr', 'confidentialité')
  })
  await test.step('nothing is followed if nothing is found', async () => {
    await field(page).fill('blorptag')
    await page.keyboard.press('Enter')
    await expectStatus(page, text('fr', 'search:none', { query: 'blorptag' }))
    await expect(page).toHaveURL('/fr/confidentialite')
  })
  await test.step('an answer is followed at once, and back there is no search', async () => {
    await field(page).fill(typed.fr.query)
    await expect.poll(() => readFirst(page)).toBe(firstTitle('fr'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/fr/articles/${FIRST}`)
    await page.goBack()
    await expect(page).toHaveURL('/fr/confidentialite')
    await expect(dialog(page)).toBeHidden()
  })
})

test('the search finds words after an article or with a ligature, and figures as typed', async ({ page }) => {
  await page.goto('/fr/about')
  await openSearch(page, 'fr')
  /** Searches, and returns the addresses of the first results, and how many there are. */
  const find = async (asked: string): Promise<{ first: readonly string[]; count: number }> => {
    await field(page).fill(asked)
    await expectFound(page, 'fr', asked)
    const excerpts = await dialog(page).locator('li').allTextContents()
    expect(excerpts.filter((excerpt) => /\u2060|(?<!\p{L})(?:[ldnsjmc]|qu)’(?:\s|$)/u.test(excerpt))).toEqual([])
    return { first: await readAddresses(page), count: Number(/\d+/.exec(await readStatus(page))?.[0]) }
  }
  for (const asked of ['œuvre', "d'oeuvre", 'ŒUVRE', '« œuvre »']) {
    expect(await find(asked), asked).toEqual({ first: ['/fr/services/legalTranslation'], count: 1 })
  }
  expect((await find('orthographe')).first).toEqual(
    expect.arrayContaining(['/fr/articles/traduction-certifiee', '/fr/services/proofreading']),
  )
  const original = await find('original')
  expect(original.count).toBeGreaterThanOrEqual(19)
  expect(await find('L’ORIGINAL')).toEqual(original)
  const lawyers = await find('avocat')
  expect(await find("l'avocat")).toEqual(lawyers)
  expect(lawyers.first).toContain('/fr/articles/human-vs-machine')
  expect((await find("aujourd'hui")).first).toContain('/fr/articles/francais-trois-rives')
  expect((await find('"droit d’auteur"')).first).toEqual(['/fr/legal-notice'])
  for (const asked of ['1000 mots', '1\u202f000\u00a0mots']) {
    expect((await find(asked)).first[0], asked).toBe('/fr/rapidite')
  }
  expect(await find('ISO17100')).toEqual(await find('ISO 17100'))
  expect((await find('24h')).first).toContain('/fr/rapidite')
  // No word starts like these, except for their first letters; and an article alone is no word.
  for (const unknown of ['xqzt', 'éblorptag', 'traduction blorptag', 'l’']) {
    await field(page).fill(unknown)
    await expectStatus(page, text('fr', 'search:none', { query: unknown }))
  }
})

test('offline, and where results do not load, the search says so, and retries as one types', async ({
  page,
  context,
}) => {
  await page.goto('/en/about')
  await openSearch(page, 'en')
  await context.setOffline(true)
  await field(page).pressSequentially('certif')
  await expectStatus(page, text('en', 'search:offline'))
  await context.setOffline(false)
  await field(page).pressSequentially('i')
  await expectFound(page, 'en', 'certifi')
  await expect(results(page)).not.toHaveCount(0)

  await page.route('**/pagefind/fragment/*', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await field(page).fill('interpret')
  await expectStatus(page, text('en', 'search:failed'))
  await expect(results(page)).toHaveCount(0)
  await page.unroute('**/pagefind/fragment/*')
  await field(page).pressSequentially('e')
  await expectFound(page, 'en', 'interprete')
})

test('the search reports that its script does not load, offers links, and opens once it loads', async ({ page }) => {
  await page.route('**/assets/chunks/**', (route) => route.abort())
  await page.goto('/en/about')
  const failure = page.waitForEvent('pageerror')
  await openButton(page, 'en').click()
  await failure
  const notice = page.locator('[popover]').filter({ hasText: plain(text('en', 'common:searchNotice')) })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link')).toHaveText(
    ['services', 'blog', 'contact'].map((way) => text('en', `common:navigation.${way}`)),
  )
  expect(await findFaults(page, 'notice')).toEqual([])
  await page.unrouteAll()
  // Nor does its style sheet, at first.
  await page.route('**/siteSearch.*.css', (route) => route.abort())
  const secondFailure = page.waitForEvent('pageerror')
  await openButton(page, 'en').click()
  await secondFailure
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await openSearch(page, 'en')
  await expect(notice).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(openButton(page, 'en')).toBeFocused()
  await openSearch(page, 'en')
  await expect(notice).toBeHidden()
})
