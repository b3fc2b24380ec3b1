import type { CDPSession, Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { coveredControls } from './coveredControls.ts'
import { lostInWindow } from './lostInWindow.ts'
import { pagesOf, samplesOf } from './pages.ts'
import { tableFaults } from './tableFaults.ts'
import { expect, test } from './test.ts'

/** How a page is looked at: the widths of the window, as it is and for each wish of readers. */
interface Looks {
  readonly widths: readonly number[]
  readonly textSizes: ReadonlyArray<{ readonly percent: number; readonly widths: readonly number[] }>
  readonly spaced: readonly number[]
  readonly pressed: readonly number[]
}

/** Where columns are narrowest for what stands in them: phones, and the first widths of two and three columns. */
const NARROW_WIDTHS = [390, 768, 1024, 1280]
const EVERY_LOOK: Looks = {
  widths: [320, 390, 600, 768, 900, 1024, 1280, 1440, 1600, 1920, 2560],
  textSizes: [125, 150, 200].map((percent) => ({ percent, widths: NARROW_WIDTHS })),
  spaced: [...NARROW_WIDTHS, 1440],
  pressed: [390, 820, 1280, 1440],
}
/** What a page can lose by its words alone: those of a page that is built as others are, and of the second language. */
const LOOKS_AT_WORDS: Looks = {
  widths: [320, 768, 1280],
  textSizes: [{ percent: 200, widths: [390] }],
  spaced: [390],
  pressed: [390, 1280],
}
const HEIGHT = 900
const DEFAULT_SIZE = 16
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

async function findFaults(page: Page, session: CDPSession, looks: Looks): Promise<string[]> {
  const faults = await lookAt(page, looks.widths, lostInWindow, '')
  // Every table is asked at the widths where its rows become lists and back.
  if ((await page.locator('table').count()) > 0)
    faults.push(...(await lookAt(page, [320, 390, 768, 900, 1024], tableFaults, '')))
  faults.push(...(await lookAt(page, [320], misplacedWords, '')))
  for (const { percent, widths } of looks.textSizes) {
    await setTextSize(session, percent)
    faults.push(...(await lookAt(page, widths, lostInWindow, `, text at ${percent} %`)))
  }
  await setTextSize(session, 100)
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }, TEXT_SPACING)
  faults.push(...(await lookAt(page, looks.spaced, lostInWindow, ', text spaced')))
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  // At the end: what is scrolled to wakes, and may look otherwise.
  return [...faults, ...(await lookAt(page, looks.pressed, coveredControls, ''))]
}

for (const [index, locale] of locales.entries()) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every page of /${locale} is whole at every size, its controls can be pressed, and it runs without an error: part ${part + 1} of ${PARTS}`, async ({
      page,
    }) => {
      test.setTimeout(600_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const session = await page.context().newCDPSession(page)
      const faults: string[] = []
      page.on('console', (message) => {
        // The page of what is not found has that status, which the browser reports.
        const isStatus = page.url().endsWith('/404') && message.text().includes('status of 404')
        if (message.type() === 'error' && !isStatus) faults.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
      // French words are the longer ones; the rules that lay them out are the same in all languages.
      const samples = index === 0 ? samplesOf(locale) : []
      for (const address of pagesOf(locale).filter((_, place) => place % PARTS === part)) {
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        const looks = samples.includes(address) ? EVERY_LOOK : LOOKS_AT_WORDS
        faults.push(...(await findFaults(page, session, looks)).map((fault) => `${address} ${fault}`))
      }
      expect(faults).toEqual([])
    })
  }
}
