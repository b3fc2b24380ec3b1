import { launch, type Page } from 'puppeteer-core'
import { beforeAll } from 'vitest'
import { findFirefox } from '../../tools/test/browser.ts'
import { siteUnderTest, STARTING_TIMEOUT, type SiteUnderTest } from '../siteUnderTest.ts'

/** A Firefox of their own for the tests of a file, and the built site, whose forms arrive. */
export interface FirefoxUnderTest {
  readonly page: Page
  readonly served: SiteUnderTest
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

/** To be called at the top of a test file. */
export function firefoxUnderTest(): FirefoxUnderTest {
  const served = siteUnderTest()
  let page: Page
  const said: string[] = []

  beforeAll(async () => {
    const executablePath = findFirefox()
    if (!executablePath) throw new Error('There is no Firefox. Install it, or say in FIREFOX_PATH where it is.')
    const browser = await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox: STILL })
    served.endAfterwards(() => browser.close())
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

  return {
    get page() {
      return page
    },
    served,
    async open(address) {
      // A page that is left while it fetches something says so: that is no fault of the next one.
      await page.goto('about:blank')
      said.length = 0
      await page.goto(`${served.site}${address}`, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
    },
    async errors() {
      const violations = await page.evaluate(() => globalThis.violations ?? [])
      return [...said, ...violations]
    },
  }
}
