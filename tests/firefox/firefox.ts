import { launch, type Page } from 'puppeteer-core'
import { beforeAll, expect, vi } from 'vitest'
import { locateRequired } from '../../tools/test/requirements.ts'
import { QUOTE } from '../quote.ts'
import { siteUnderTest, STARTING_TIMEOUT, type SiteUnderTest } from '../siteUnderTest.ts'

/** A Firefox for the tests of a file, and the built site, with an inbox for its forms. */
export interface FirefoxUnderTest {
  readonly page: Page
  readonly served: SiteUnderTest
  resize(width: number, height: number): Promise<void>
  /** Opens an address of the site, `/fr/about`, and waits for its text and the pictures of its first screen. */
  open(address: string): Promise<void>
  /** Returns the errors and policy violations of the current page. */
  errors(): Promise<string[]>
}

declare global {
  // TypeScript only knows globals declared with `var`.
  var violations: string[] | undefined
}

/** How long an element may take to appear, in ms. */
const ELEMENT_TIMEOUT = 30_000

/**
 * Waits for an element. By asking again: until Firefox 141, the policy of a page keeps back Puppeteer's own ways to wait.
 *
 * @throws Error if it does not appear
 */
export function findIn<const Selector extends string>(page: Page, selector: Selector) {
  const find = async () => {
    const found = await page.$(selector)
    if (!found) throw new Error(`There is no ${selector} on ${page.url()}.`)
    return found
  }
  return vi.waitFor(find, { timeout: ELEMENT_TIMEOUT, interval: 50 })
}

/** How long an element may take to rest, in ms, before it is looked for again: it may have been replaced. */
const RESTING_TIMEOUT = 5_000

/** Presses an element once it rests: a press at a place that it is just leaving would miss it. */
export const pressIn = (page: Page, selector: string, count = 1) =>
  vi.waitFor(
    async () => {
      const element = await findIn(page, selector)
      await element.asLocator().setWaitForEnabled(false).setTimeout(RESTING_TIMEOUT).click({ count })
    },
    { timeout: ELEMENT_TIMEOUT, interval: 50 },
  )

/** Writes into a field in place of what it holds. */
export async function fill(page: Page, selector: string, value: string): Promise<void> {
  const field = await findIn(page, selector)
  const isTyped = await field.evaluate((element, written) => {
    if (!(element instanceof HTMLInputElement)) return false
    if (element.type !== 'date') {
      element.select()
      return true
    }
    // Each browser takes dates in a format of its own.
    element.value = written
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return false
  }, value)
  if (isTyped) await field.type(value)
}

/** Fills in the quote form, by hand. */
export async function fillQuote(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(QUOTE)) {
    // Sequentially, like visitors.
    // oxlint-disable-next-line no-await-in-loop
    await fill(page, `form[data-form=quote] [name=${name}]`, value)
  }
}

/** Sets reduced motion: animated elements may be clipped by the window. */
const STILL = { 'ui.prefersReducedMotion': 1 }

/** Call at the top of a test file. */
export function firefoxUnderTest(): FirefoxUnderTest {
  const served = siteUnderTest()
  let page: Page
  const said: string[] = []

  beforeAll(async () => {
    const executablePath = locateRequired('firefox')
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: null,
      extraPrefsFirefox: STILL,
    })
    served.endAfterwards(() => browser.close())
    page = await browser.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text())
    })
    page.on('pageerror', (error) => {
      // Firefox says so of what automation runs beside the page, on a busy machine: no page has a window of another origin.
      if (!String(error).includes('Permission denied to access property')) said.push(String(error))
    })
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
    async resize(width, height) {
      // Firefox 140 takes the size, but knows no orientation.
      await page.setViewport({ width, height }).catch((error: unknown) => {
        if (!String(error).includes('setScreenOrientationOverride')) throw error
      })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    },
    async open(address) {
      // A page left during a fetch reports an error, which does not concern the next page.
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
