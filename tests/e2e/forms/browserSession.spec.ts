import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from 'playwright/test'
import { contact, expect, expectAwake, fillForm, openForm, quote, readForm, submit, test as base } from './test.ts'

/** A browser with a folder of its own, which can be closed and started again. */
const test = base.extend<{ startBrowser: () => Promise<BrowserContext> }>({
  startBrowser: async ({ baseURL, launchOptions }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'site-profile-'))
    let last: BrowserContext | undefined
    await use(async () => {
      last = await chromium.launchPersistentContext(profile, { ...launchOptions, ...(baseURL && { baseURL }) })
      return last
    })
    await last?.close()
    await rm(profile, { recursive: true })
  },
})

const kept = (storage: BrowserContext) =>
  storage.pages()[0]?.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).toSorted())

test('what was typed is forgotten with the browser’s session, on whichever page one comes back', async ({
  startBrowser,
}) => {
  const first = await startBrowser()
  const page = first.pages()[0] ?? (await first.newPage())
  await fillForm(await openForm(page, contact, 'fr'), contact.values)
  expect(await kept(first)).toContainEqual(expect.stringMatching(/^draft:contact:/))
  await first.close()

  const second = await startBrowser()
  const later = second.pages()[0] ?? (await second.newPage())
  await later.goto('/fr/about')
  await expect(later.locator('html')).toHaveAttribute('data-scripted', '')
  expect(await kept(second)).toEqual([])
})

test('while the browser is open, other pages forget nothing', async ({ startBrowser }) => {
  const browser = await startBrowser()
  const page = browser.pages()[0] ?? (await browser.newPage())
  await fillForm(await openForm(page, contact, 'fr'), contact.values)
  await page.goto('/fr/about')
  // First: a browser whose last tab is closed has ended its session.
  const other = await browser.newPage()
  await page.close()
  await other.goto('/en/contact')
  const element = other.locator('form[data-form=contact]')
  await expectAwake(element)
  expect(await readForm(element, contact)).toEqual(contact.values)
})

test('forms keep what the privacy notice names, and nothing else', async ({ page, context }) => {
  const element = await openForm(page, quote, 'fr')
  await fillForm(element, quote.values)
  await page.goto('/en/requestaquote')
  await expectAwake(element)
  expect((await context.cookies()).map(({ name, expires }) => [name, expires])).toEqual([['session', -1]])
  const names = await page.evaluate(() => {
    const withoutTab = (storage: Storage) => Object.keys(storage).map((name) => name.replace(/:[a-z0-9]{10,}$/, ''))
    return { local: withoutTab(localStorage).toSorted(), tab: withoutTab(sessionStorage) }
  })
  expect(names).toEqual({ local: ['draft:quote', 'open'], tab: ['site:tab'] })
  await submit(element).click()
  await expect(element.locator('[data-kind=sent]')).toBeFocused()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')))).toEqual([])
})
