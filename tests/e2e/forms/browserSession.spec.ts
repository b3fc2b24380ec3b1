import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from 'playwright/test'
import { contact, expect, expectAwake, fillForm, openForm, readForm, test as base } from './test.ts'

/** A browser with its own profile, which can be closed and restarted. */
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

test('drafts are kept as long as the browser is open, and deleted with its session, whichever page is opened next', async ({
  startBrowser,
}) => {
  const first = await startBrowser()
  const page = first.pages()[0] ?? (await first.newPage())
  await fillForm(await openForm(page, contact, 'fr'), contact.values)
  await page.goto('/fr/about')
  // First, because a browser whose last tab is closed has ended its session.
  const other = await first.newPage()
  await page.close()
  await other.goto('/en/contact')
  const element = other.locator('form[data-form=contact]')
  await expectAwake(element)
  expect(await readForm(element, contact)).toEqual(contact.values)
  expect(await kept(first)).toContainEqual('draft:contact')
  await first.close()

  const second = await startBrowser()
  const later = second.pages()[0] ?? (await second.newPage())
  await later.goto('/fr/about')
  await expect(later.locator('html')).toHaveAttribute('data-scripted', '')
  expect(await kept(second)).toEqual([])
})
