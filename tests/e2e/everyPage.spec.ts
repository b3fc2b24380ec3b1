import type { CDPSession, Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { coveredControls } from './coveredControls.ts'
import { lostInWindow } from './lostInWindow.ts'
import { pagesOf } from './pages.ts'
import { expect, test } from './test.ts'

const WIDTHS = [320, 390, 600, 768, 900, 1024, 1280, 1440, 1600, 1920, 2560]
/** Where columns are narrowest for what stands in them: phones, and the first widths of two and three columns. */
const NARROW_WIDTHS = [390, 768, 1024, 1280]
const SPACED_WIDTHS = [...NARROW_WIDTHS, 1440]
const PRESSED_WIDTHS = [390, 820, 1280, 1440]
const HEIGHT = 900
const DEFAULT_SIZE = 16
const TEXT_SIZES = [125, 150, 200]
/** https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`
/** Each part of the pages is walked by itself, on a core of its own. */
const PARTS = 2

/** What renderer/keepTogether.ts keeps, where it does not fit, or is a box among others and no part of a text. */
function misplacedWords(): string[] {
  return [...document.querySelectorAll('.kept')]
    .filter((kept) => {
      // In a box of flexible items it would be one of them, and the words around it others.
      const { display } = getComputedStyle(kept.parentElement ?? kept)
      const isApart = /flex|grid/.test(display) && kept.parentElement?.childNodes.length !== 1
      const scroller = kept.closest('table, ol, ul')
      // A row of cards is scrolled, as is a table that is too wide.
      const isScrolled = scroller !== null && /auto|scroll/.test(getComputedStyle(scroller).overflowX)
      return isApart || (!isScrolled && kept.getBoundingClientRect().right > innerWidth)
    })
    .map((kept) => `no part of a line: ${kept.parentElement?.outerHTML.slice(0, 160)}`)
}

async function lookAt(page: Page, widths: readonly number[], what: () => string[], how: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    faults.push(...(await page.evaluate(what)).map((fault) => `at ${width} px${how}: ${fault}`))
  }
  return faults
}

/** The size of text that a reader has chosen in the browser, which lengths and media queries in em follow. */
async function setTextSize(session: CDPSession, percent: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: (DEFAULT_SIZE * percent) / 100 } })
}

async function findFaults(page: Page, session: CDPSession): Promise<string[]> {
  const faults = await lookAt(page, WIDTHS, lostInWindow, '')
  faults.push(...(await lookAt(page, [320], misplacedWords, '')))
  for (const percent of TEXT_SIZES) {
    await setTextSize(session, percent)
    faults.push(...(await lookAt(page, NARROW_WIDTHS, lostInWindow, `, text at ${percent} %`)))
  }
  await setTextSize(session, 100)
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }, TEXT_SPACING)
  faults.push(...(await lookAt(page, SPACED_WIDTHS, lostInWindow, ', text spaced')))
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  // At the end: what is scrolled to wakes, and may look otherwise.
  return [...faults, ...(await lookAt(page, PRESSED_WIDTHS, coveredControls, ''))]
}

for (const locale of locales) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every page of /${locale} is whole at every size, and its controls can be pressed: part ${part + 1} of ${PARTS}`, async ({
      page,
    }) => {
      test.setTimeout(600_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const session = await page.context().newCDPSession(page)
      const addresses = [...pagesOf(locale), `/${locale}/404`].filter((_, index) => index % PARTS === part)
      const faults: string[] = []
      for (const address of addresses) {
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        faults.push(...(await findFaults(page, session)).map((fault) => `${address} ${fault}`))
      }
      expect(faults).toEqual([])
    })
  }
}
