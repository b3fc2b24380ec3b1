import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll } from 'vitest'
import { findFirefox } from '../../tools/browser.ts'
import { createInbox, type Inbox } from '../../tools/inbox/inbox.ts'
import { startServer } from '../../tools/staticServer.ts'

/** A Firefox of their own for the tests of a file, and the built site, whose forms arrive. */
export interface FirefoxUnderTest {
  readonly page: Page
  readonly site: string
  readonly inbox: Inbox
  /** Opens an address of the site: `/fr/about`. When it returns, its text and the pictures of its first screen are there. */
  open(address: string): Promise<void>
  /** What went wrong on the page that is open: errors, and what its policy kept back. */
  errors(): Promise<string[]>
}

declare global {
  // TypeScript knows global variables by `var` only.
  var violations: string[] | undefined
}

/** Its user wants no motion: what moves through a window is cut off by it. */
const STILL = { 'ui.prefersReducedMotion': 1 }
const STARTING_TIMEOUT = 60_000

/** To be called at the top of a test file. */
export function firefoxUnderTest(): FirefoxUnderTest {
  let browser: Browser
  let page: Page
  let site = ''
  let inbox: Inbox
  const closing: Array<() => Promise<unknown>> = []
  const said: string[] = []

  beforeAll(async () => {
    const executablePath = findFirefox()
    if (!executablePath) throw new Error('There is no Firefox. Install it, or say in FIREFOX_PATH where it is.')
    const folder = await mkdtemp(join(tmpdir(), 'site-inbox-'))
    inbox = createInbox({ folder })
    const server = await startServer({ folder: 'dist/client', port: 0, inbox })
    browser = await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox: STILL })
    closing.push(
      () => browser.close(),
      () => server.close(),
      () => rm(folder, { recursive: true }),
    )
    site = server.url
    page = await browser.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(String(error)))
    await page.evaluateOnNewDocument(() => {
      globalThis.violations = []
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        globalThis.violations?.push(`${violatedDirective} keeps back ${blockedURI}`),
      )
    })
  }, STARTING_TIMEOUT)
  afterAll(async () => {
    for (const close of closing) {
      // What is served is looked at by the browser.
      // oxlint-disable-next-line no-await-in-loop
      await close()
    }
  }, STARTING_TIMEOUT)

  return {
    get page() {
      return page
    },
    get site() {
      return site
    },
    get inbox() {
      return inbox
    },
    async open(address) {
      // A page that is left while it fetches something says so: that is no fault of the next one.
      await page.goto('about:blank')
      said.length = 0
      await page.goto(`${site}${address}`, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
    },
    async errors() {
      const violations = await page.evaluate(() => globalThis.violations ?? [])
      return [...said, ...violations]
    },
  }
}
