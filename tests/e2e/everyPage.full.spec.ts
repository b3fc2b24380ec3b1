import type { CDPSession, Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { coveredControls } from './coveredControls.ts'
import { runAxe } from './findFaults.ts'
import { lookAt, resize } from './looks.ts'
import { lostInWindow } from './lostInWindow.ts'
import { pagesOf, samplesOf } from './pages.ts'
import { tableFaults } from './tableFaults.ts'
import { expect, test } from './test.ts'

/** The ways to look at a page: widths of the window, with and without each user preference. */
interface Looks {
  readonly widths: readonly number[]
  /** The widths, of those above, at which axe runs. */
  readonly axe: readonly number[]
  readonly textSizes: ReadonlyArray<{ readonly percent: number; readonly widths: readonly number[] }>
  readonly spaced: readonly number[]
  readonly pressed: readonly number[]
}

interface Visit {
  readonly page: Page
  readonly session: CDPSession
}

const EVERY_LOOK: Looks = {
  widths: [320, 390, 768, 1024, 1280, 1440, 1920, 2560],
  axe: [390, 768, 1440],
  textSizes: [
    { percent: 125, widths: [1024] },
    { percent: 150, widths: [768] },
    { percent: 200, widths: [1280, 390] },
  ],
  spaced: [390, 1024],
  pressed: [820, 390, 1440],
}
/** The checks for pages that differ from the samples by their words alone. */
const LOOKS_AT_WORDS: Looks = {
  widths: [1280, 320, 390],
  axe: [390],
  textSizes: [{ percent: 200, widths: [390] }],
  spaced: [390],
  pressed: [390],
}
/** In the second language axe looks at the wide window. */
const LOOKS_AT_TRANSLATION: Looks = { ...LOOKS_AT_WORDS, widths: [1440, 1280, 320], axe: [1440] }
const DEFAULT_SIZE = 16
/** https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`
/** Each part of the pages runs as a test of its own, in parallel. */
const PARTS = 2

/**
 * Checks the elements of renderer/keepTogether.ts: that they fit, and are part of a text rather than boxes of their
 * own.
 */
function misplacedWords(): string[] {
  return [...document.querySelectorAll('.kept')]
    .filter((kept) => {
      // In a flex container it would be an item, and the words around it others.
      const { display } = getComputedStyle(kept.parentElement ?? kept)
      const isApart = /flex|grid/.test(display) && kept.parentElement?.childNodes.length !== 1
      const scroller = kept.closest('table, ol, ul')
      // Rows of cards scroll, and so do tables that are too wide.
      const isScrolled = scroller !== null && /auto|scroll/.test(getComputedStyle(scroller).overflowX)
      return isApart || (!isScrolled && kept.getBoundingClientRect().right > innerWidth)
    })
    .map((kept) => `no part of a line: ${kept.parentElement?.outerHTML.slice(0, 160)}`)
}

async function lookAtWidth({ page, session }: Visit, width: number, looks: ReadonlyArray<() => string[]>, how = '') {
  await resize(session, width)
  return (await lookAt(page, looks)).map((fault) => `at ${width} px${how}: ${fault}`)
}

/** The text size that a reader has chosen in the browser, which em units in lengths and media queries follow. */
async function setTextSize(session: CDPSession, percent: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: (DEFAULT_SIZE * percent) / 100 } })
}

async function findFaultsByWidth(visit: Visit, looks: Looks): Promise<string[]> {
  const { page } = visit
  const faults: string[] = []
  const isSample = looks === EVERY_LOOK
  const runAxeAt = async (width: number, rules: 'all' | 'colours' | 'words') =>
    faults.push(...(await runAxe(page, { rules })).map((fault) => `at ${width} px: ${fault}`))
  for (const width of looks.widths) {
    faults.push(...(await lookAtWidth(visit, width, [lostInWindow, tableFaults, misplacedWords])))
    if (looks.axe.includes(width)) await runAxeAt(width, isSample ? 'all' : 'words')
  }
  if (isSample) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await runAxeAt(looks.widths.at(-1) ?? 0, 'colours')
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return faults
}

async function findFaultsByPreference(visit: Visit, looks: Looks): Promise<string[]> {
  const { page, session } = visit
  const faults: string[] = []
  for (const { percent, widths } of looks.textSizes) {
    await setTextSize(session, percent)
    for (const width of widths)
      faults.push(...(await lookAtWidth(visit, width, [lostInWindow], `, text at ${percent} %`)))
  }
  await setTextSize(session, 100)
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }, TEXT_SPACING)
  for (const width of looks.spaced) faults.push(...(await lookAtWidth(visit, width, [lostInWindow], ', text spaced')))
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  // Last: scrolling hydrates islands, which may look different.
  for (const width of looks.pressed) faults.push(...(await lookAtWidth(visit, width, [coveredControls])))
  return faults
}

for (const [index, locale] of locales.entries()) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every page of /${locale} is intact at every size, its controls can be pressed, axe reports nothing, and it runs without errors: part ${part + 1} of ${PARTS}`, async ({
      page,
    }) => {
      test.setTimeout(600_000)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const session = await page.context().newCDPSession(page)
      const faults: string[] = []
      page.on('console', (message) => {
        // The not-found page has that status, which the browser reports.
        const isStatus = page.url().endsWith('/404') && message.text().includes('status of 404')
        if (message.type() === 'error' && !isStatus) faults.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
      // French words are the longer ones; the layout is the same in all languages.
      const samples = index === 0 ? samplesOf(locale) : []
      const findFaults = async (address: string) => {
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        const otherwise = index === 0 ? LOOKS_AT_WORDS : LOOKS_AT_TRANSLATION
        const looks = samples.includes(address) ? EVERY_LOOK : otherwise
        const found = [
          ...(await findFaultsByWidth({ page, session }, looks)),
          ...(await findFaultsByPreference({ page, session }, looks)),
        ]
        faults.push(...found.map((fault) => `${address} ${fault}`))
      }
      for (const address of pagesOf(locale).filter((_, place) => place % PARTS === part))
        // So that a browser that hangs is reported with its page.
        await test.step(address, () => findFaults(address), { timeout: 180_000 })
      expect(faults).toEqual([])
    })
  }
}
