import type { BrowserContext, Page } from 'playwright/test'
import { languages } from '../../../renderer/languages.ts'
import { plain, text } from '../texts.ts'
import { contact, expect, fillForm, guardForm, openFilledForm, openForm, sendUntouched, submit, test } from './test.ts'

/** Where a browser stores data, and the names of these places in the privacy notice. */
const PLACES = {
  cookie: /cookie/,
  local: /stockage local|local storage/,
  session: /onglet|tab storage/,
  database: /IndexedDB/,
}
type Place = keyof typeof PLACES

/** The names of drafts end with that of the form, and a time. */
const nameOf = (key: string) => key.replace(/^draft:.*$/, 'draft:…')

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
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function noteAndOpen(name, version) {
      note('database', name)
      return open.call(this, name, version)
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
      const [name = '', where = '', , until = ''] = cells.map(plain)
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
  const lifetimes = (entries: ReadonlyMap<string, string>) => [
    entries.get('cookie language'),
    entries.get('cookie session'),
  ]
  expect(lifetimes(notice)).toEqual(['un an', 'fermeture du navigateur'])
  expect(lifetimes(inEnglish)).toEqual(['one year', 'the browser is closed'])
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
  await page.getByRole('button', { name: text('fr', 'search:open'), exact: true }).click()
  await page.getByRole('textbox', { name: text('fr', 'search:title') }).fill('contrat')
  await expect.poll(() => [...stored]).toContain('session site:search')

  // An estimate goes on as a draft of the quote form, and its documents beside it.
  await page.goto('/fr/estimate')
  await page.getByLabel(text('fr', 'counting:files'), { exact: true }).hover()
  await page
    .getByLabel(text('fr', 'counting:files'), { exact: true })
    .setInputFiles({ name: 'texte.txt', mimeType: '', buffer: Buffer.from('Bonjour') })
  await page.getByRole('link', { name: text('fr', 'counting:result.ask') }).click()
  await page.waitForURL(/requestaquote/)
  await expect.poll(() => [...stored]).toContain('session draft:…')
  await page.getByRole('button', { name: text('fr', 'formMessages:clear') }).click()

  // Sent with script, then by the browser itself.
  const form = await openFilledForm(page, contact, 'fr')
  await submit(form).click()
  await expect.poll(async () => (await keysIn(page)).filter((key) => key.startsWith('draft:'))).toEqual([])
  await page.goto('/fr/contact')
  await sendUntouched(await guardForm(page, 'contact'), contact.values)
  await page.waitForURL(/thank-you/)
  await expect.poll(() => [...stored]).toContain('session site:receipt')
  await expect.poll(() => keysIn(page)).not.toContain('site:sent')

  // A draft is left to other tabs with the page, when nobody can note it any more.
  await fillForm(await openForm(page, contact, 'fr'), { name: 'Ada', message: 'Bonjour' })
  await page.goto('/fr/about')
  const cookies = new Map((await context.cookies()).map(({ name, expires }) => [name, expires]))
  const days = ((cookies.get('language') ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThanOrEqual(365)
  // Until the end of the browser session.
  expect(cookies.get('session')).toBe(-1)
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  const all = new Set([...stored, ...left.map((key) => `local ${nameOf(key)}`)])
  expect([...all].toSorted()).toEqual([...notice.keys()].toSorted())
})
