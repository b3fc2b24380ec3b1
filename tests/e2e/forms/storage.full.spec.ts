import type { BrowserContext, Page } from 'playwright/test'
import { languages } from '../../../renderer/languages.ts'
import { plain, text } from '../texts.ts'
import { contact, expect, openFilledForm, sendForm, test } from './test.ts'

/** Where a browser stores data, and the names of these places in the privacy notice. */
const PLACES = {
  cookie: /cookie/,
  local: /stockage local|local storage/,
  session: /onglet|tab storage/,
  cache: /Cache/,
}
type Place = keyof typeof PLACES

/** The names of drafts and marks end with that of the form. */
const nameOf = (key: string) => key.replace(/^(draft|mark):.*$/, '$1:…')

/**
 * Records everything that the pages of a context store, however briefly.
 *
 * @returns the names, each with where it was stored: `cookie language`
 */
async function watchStorage(context: BrowserContext): Promise<ReadonlySet<string>> {
  const stored = new Set<string>()
  await context.exposeBinding('noteStored', (_, place: Place, key: string) => stored.add(`${place} ${nameOf(key)}`))
  await context.addInitScript(() => {
    const note = (place: string, key: string): void => Reflect.get(window, 'noteStored')(place, key)
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function noteAndSet(key, value) {
      note(this === localStorage ? 'local' : 'session', key)
      setItem.call(this, key, value)
    }
    const open = CacheStorage.prototype.open
    CacheStorage.prototype.open = function noteAndOpen(name) {
      note('cache', name)
      return open.call(this, name)
    }
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (value: string) => {
        note('cookie', value.split('=')[0] ?? '')
        cookie?.set?.call(document, value)
      },
    })
  })
  return stored
}

/** The entries of the privacy notice: name and place as above, and how long. */
async function readNotice(page: Page, locale: string): Promise<ReadonlyMap<string, string>> {
  await page.goto(`/${locale}/privacy`)
  const rows = await page
    .locator('main table tr')
    .filter({ has: page.locator('code') })
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)))
  return new Map(
    rows.map((cells) => {
      const [name = '', , whereUntil = ''] = cells.map(plain)
      const [where = '', until = ''] = whereUntil.split(', ')
      const place = Object.entries(PLACES).find(([, words]) => words.test(where))?.[0]
      return [`${place} ${name}`, until]
    }),
  )
}

const keysIn = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))

test('the privacy notice lists everything the browser stores, and nothing else, and how long', async ({
  page,
  context,
}) => {
  const [notice, inEnglish] = [await readNotice(page, 'fr'), await readNotice(page, 'en')]
  expect([...inEnglish.keys()]).toEqual([...notice.keys()])
  expect([notice, inEnglish].map((entries) => entries.get('cookie language'))).toEqual(['un an', 'one year'])
  const stored = await watchStorage(context)

  // Only to read stores nothing.
  for (const path of ['', '/services', '/blog', '/estimate', '/contact']) await page.goto(`/fr${path}`)
  expect([...stored]).toEqual([])
  expect(await context.cookies()).toEqual([])

  await page.getByRole('link', { name: languages.en.name }).click()
  await page.waitForURL('/en/contact')

  await page.goto('/fr')
  const control = page.getByRole('checkbox', { name: text('fr', 'common:pauseMotion') })
  await control.check()
  expect(await keysIn(page)).toContain('site:motion')
  await control.uncheck()
  expect(await keysIn(page)).not.toContain('site:motion')

  // Documents of the bridge are kept until the quote form takes them.
  await page.goto('/fr')
  const bridge = page.getByLabel(text('fr', 'counting:bridge.drop'))
  await bridge.hover()
  await bridge.setInputFiles({ name: 'texte.txt', mimeType: '', buffer: Buffer.from('Bonjour') })
  await page.getByRole('link', { name: text('fr', 'counting:bridge.ask') }).click()
  await expect(page.locator('form[data-form=quote] [data-file]')).toContainText('texte.txt')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])

  await sendForm(await openFilledForm(page, contact, 'fr'))
  expect((await keysIn(page)).filter((key) => key.startsWith('draft:contact'))).toEqual([])
  // Sent by the browser itself.
  await page.goto('/fr/about')
  await page.locator('form[data-form=newsletter-footer]').evaluate((form: HTMLFormElement) => {
    const email = form.elements.namedItem('email')
    if (email && 'value' in email) email.value = 'ada@exemple.com'
    form.requestSubmit()
  })
  await page.waitForURL(/thank-you/)
  const cookies = new Map((await context.cookies()).map(({ name, expires }) => [name, expires]))
  const days = ((cookies.get('language') ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThanOrEqual(365)
  expect([...stored].toSorted()).toEqual([...notice.keys()].toSorted())

  // A mark is kept for a day.
  await page.evaluate(() => localStorage.setItem('mark:contact:other', String(Date.now() - 86_400_001)))
  await page.goto('/fr/contact')
  await page.getByRole('main').locator('[name=name]').focus()
  await expect.poll(() => keysIn(page)).not.toContain('mark:contact:other')
})
