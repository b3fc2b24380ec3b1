import { chromium, type Browser, type CDPSession } from 'playwright'
import { findBrowser } from '../browser.ts'
import { startServer } from '../staticServer.ts'

/** Lighthouse's "slow 4G", and the one that browsers' tools have called "fast 3G": https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const NETWORKS = {
  'slow 4G (1.6 Mbit/s, 150 ms)': { latency: 150, kilobits: 1600 },
  'fast 3G (1.44 Mbit/s, 562 ms)': { latency: 562.5, kilobits: 1440 },
}
const PAGES = ['/fr', '/fr/articles/legal-errors', '/en/services']
const RUNS = 10
/** What arrives later than this after everything else is looked at no more. */
const SETTLING = 1500
/** As often as a screen is drawn. */
const LOOKED_EVERY = 16
/** Letters of other scripts, which pages are decorated with, are in no font of the site. */
export const NEARLY_ALL = 0.98

/** What one first visit came to; times in milliseconds. */
interface FirstVisit {
  /** Which part of the letters stands in the site's own faces in the end. */
  readonly designed: number
  readonly shift: number
  readonly firstPaint: number
  readonly largestPaint: number
  /** When text looked as it did in the end. */
  readonly settled: number
}

/** What the page itself notes, before any of its own script runs. */
interface Notes {
  shift: number
  largestPaint: number
  settled: number
  look: string
}

declare global {
  // TypeScript knows global variables by `var` only.
  var fontNotes: Notes | undefined
}

/**
 * `npm run bench -- --fonts`: what first visitors read in on slow networks: in how many of ten visits with an empty cache all of
 * the text ends in the site's faces, what shifts meanwhile, when something, the largest thing and the final text are painted.
 *
 * @param folder the built site
 */
export async function reportFonts(folder: string, asked: readonly string[]): Promise<void> {
  const server = await startServer({ folder, port: 0 })
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    for (const [network, conditions] of Object.entries(NETWORKS)) {
      console.log(network)
      for (const address of asked.length > 0 ? asked : PAGES) {
        const visits: FirstVisit[] = []
        for (let run = 0; run < RUNS; run += 1) {
          // One after the other: two at once would slow each other down.
          // oxlint-disable-next-line no-await-in-loop
          visits.push(await visitFirst(browser, `${server.url}${address}`, conditions))
        }
        console.log(`  ${address.padEnd(28)} ${describe(visits)}`)
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function visitFirst(
  browser: Browser,
  url: string,
  { latency, kilobits }: { readonly latency: number; readonly kilobits: number },
): Promise<FirstVisit> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (kilobits * 1000) / 8,
    uploadThroughput: 750_000 / 8,
  })
  await page.addInitScript(takeNotes, LOOKED_EVERY)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLING)
  const designed = await partInOwnFaces(session)
  const visit = await page.evaluate(() => ({
    ...globalThis.fontNotes,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }))
  await page.close()
  const { shift = NaN, firstPaint = NaN, largestPaint = NaN, settled = NaN } = visit
  return { designed, shift, firstPaint, largestPaint, settled: Math.max(settled, firstPaint) }
}

/** Runs in the page: a function without names in it, for which tsx would call a helper that the page lacks. */
function takeNotes(interval: number): void {
  const notes = { shift: 0, largestPaint: 0, settled: 0, look: '' }
  globalThis.fontNotes = notes
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.shift += 'value' in entry ? Number(entry.value) : 0
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    notes.largestPaint = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  setInterval(() => {
    const texts = Array.from(document.querySelectorAll('main :is(h1, h2, p)'))
    const shown = texts.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { width, height } = range.getBoundingClientRect()
      return `${width} ${height}`
    })
    if (notes.look !== shown.join()) notes.settled = performance.now()
    notes.look = shown.join()
  }, interval)
}

/** Which part of a page's letters stands in the site's own faces, by what Chromium says that it has painted them with. */
export async function partInOwnFaces(session: CDPSession): Promise<number> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body > header, main :is(h1, h2, h3, p, li, em, strong, cite, a)',
  })
  let own = 0
  let all = 0
  for (const nodeId of nodeIds) {
    // oxlint-disable-next-line no-await-in-loop
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { isCustomFont, glyphCount } of fonts) {
      all += glyphCount
      if (isCustomFont) own += glyphCount
    }
  }
  return own / all
}

function describe(visits: readonly FirstVisit[]): string {
  const whole = visits.filter(({ designed }) => designed >= NEARLY_ALL).length
  const worst = Math.min(...visits.map(({ designed }) => designed))
  const shifts = visits.map(({ shift }) => shift)
  const time = (key: 'firstPaint' | 'largestPaint' | 'settled') => Math.round(median(visits.map((visit) => visit[key])))
  return [
    `designed ${whole}/${visits.length} (worst ${Math.round(100 * worst)} %)`,
    `shift ${median(shifts).toFixed(4)} (most ${Math.max(...shifts).toFixed(4)})`,
    `first paint ${time('firstPaint')} ms, largest ${time('largestPaint')}, text as it stays ${time('settled')}`,
  ].join(', ')
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN
}
