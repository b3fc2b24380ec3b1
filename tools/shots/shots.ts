import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { locales } from '../../renderer/languages.ts'
import { findBrowser } from '../browser.ts'
import { listAddresses } from '../listAddresses.ts'
import { startServer } from '../staticServer.ts'
import { choose, type Choice } from './choose.ts'
import { contactSheet } from './contactSheet.ts'
import { visit, type Outcome, type Studio, type Visit } from './visit.ts'

const SITE = 'dist/client'
const FOLDER = 'screenshots'
const SHEET = join(FOLDER, 'index.html')
const TABS = 2
/** The size of text that browsers come with, in pixels. */
const USUAL_TEXT = 16

/**
 * `npm run shots`: pictures of all pages of the built site, and a page that shows them at a glance. It fails where a
 * page has an error, moves by itself or is wider than the screen.
 *
 * `npm run shots -- /fr/about 390 dark 150%` takes only some, with larger text: see `choose`.
 */
async function main(): Promise<void> {
  const server = await startServer({ folder: SITE, port: 0 })
  try {
    const choice = choose(process.argv.slice(2), listPages())
    await rm(FOLDER, { recursive: true, force: true })
    await mkdir(FOLDER)
    await report(await visitAll(server.url, choice))
  } finally {
    await server.close()
  }
}

function listPages(): string[] {
  return locales.flatMap((locale) => [...listAddresses(SITE, locale), `/${locale}/404`])
}

async function visitAll(site: string, { addresses, screens, themes, textSize }: Choice): Promise<Outcome> {
  const visits = screens.flatMap((screen) =>
    addresses.map((address): Visit => ({ site, address, screen, themes, folder: FOLDER })),
  )
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [`--blink-settings=defaultFontSize=${(USUAL_TEXT * Number.parseInt(textSize, 10)) / 100}`],
  })
  try {
    // A context for each: of two tabs in one, the browser draws the one behind seldom, and a picture of it takes 3 s.
    // Pictures stop what moves by a style of Playwright's, which the pages' own policy refuses.
    const openTab = () => browser.newPage({ reducedMotion: 'reduce', bypassCSP: true })
    const [darkroom, ...tabs] = await Promise.all([openTab(), ...Array.from({ length: TABS }, openTab)])
    const outcomes: Outcome[] = []
    // All tabs take from one list; what comes out stands in its order.
    const rest = visits.entries()
    await Promise.all(tabs.map((tab) => visitEach({ tab, darkroom }, rest, outcomes)))
    return {
      shots: outcomes.flatMap(({ shots }) => shots),
      problems: outcomes.flatMap(({ problems }) => problems),
    }
  } finally {
    await browser.close()
  }
}

async function visitEach(studio: Studio, rest: Iterable<readonly [number, Visit]>, outcomes: Outcome[]): Promise<void> {
  let isWarm = false
  for (const [index, next] of rest) {
    // One tab shows one page at a time.
    // oxlint-disable-next-line no-await-in-loop
    if (!isWarm) await warmUp(studio.tab, next)
    isWarm = true
    // oxlint-disable-next-line no-await-in-loop
    outcomes[index] = await visit(studio, next)
  }
}

/** A page waits for its fonts only so long, and is shown without them then: all are there before the first picture. */
async function warmUp(tab: Page, { site, address }: Visit): Promise<void> {
  await tab.goto(site + address)
  // Not every one can be: fallbacks name fonts that a machine may have.
  await tab.evaluate(() => Promise.allSettled(Array.from(document.fonts, (font) => font.load())))
}

async function report({ shots, problems }: Outcome): Promise<void> {
  await writeFile(SHEET, contactSheet({ shots, problems }))
  console.log(`${shots.length} pictures, in ${Math.round(performance.now() / 1000)} s: ${SHEET}`)
  for (const { address, width, message } of problems) console.error(`${address} at ${width} px: ${message}`)
  if (problems.length > 0) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
