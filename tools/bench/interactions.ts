import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../browser.ts'
import { startServer } from '../staticServer.ts'

const SLOWDOWN = 4
const RUNS = 5
const SETTLING = 1000
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }

interface Interaction {
  readonly name: string
  readonly target: string
  readonly device: typeof PHONE | typeof DESKTOP
  /** What is typed once it was pressed. */
  readonly typed?: string
}

const question = { name: 'question', target: '#faq summary' }
const search = { name: 'search', target: '[data-island=SiteSearch] button', typed: 'devis' }

const interactions: readonly Interaction[] = [
  { name: 'menu', target: '[data-script=menu]', device: PHONE },
  { ...question, device: PHONE },
  { ...question, device: DESKTOP },
  { ...search, device: PHONE },
  { ...search, device: DESKTOP },
]

interface Slowest {
  interaction: number
  task: number
}

declare global {
  // As the browser tells it; TypeScript knows global variables by `var` only.
  var slowest: Slowest | undefined
}

/**
 * `npm run bench -- --interactions`: how long what visitors press takes until it shows, and the longest task meanwhile, on a
 * processor slowed 4 times: medians of five fresh pages, of the home page where none is asked for. https://web.dev/articles/inp
 *
 * @param folder the built site
 */
export async function reportInteractions(folder: string, asked: readonly string[]): Promise<void> {
  const server = await startServer({ folder, port: 0 })
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    for (const address of asked.length > 0 ? asked : ['/fr']) {
      for (const interaction of interactions) {
        const runs: Slowest[] = []
        for (let run = 0; run < RUNS; run += 1) {
          // One after the other: two at once would slow each other down.
          // oxlint-disable-next-line no-await-in-loop
          runs.push(await slowestOf(browser, `${server.url}${address}`, interaction))
        }
        const shown = median(runs.map((run) => run.interaction))
        const task = median(runs.map((run) => run.task))
        const { name, device } = interaction
        console.log(`${address}, ${device.viewport.width} px, ${name}: ${shown} ms, longest task ${task || '< 50'} ms`)
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function slowestOf(browser: Browser, url: string, { target, device, typed }: Interaction): Promise<Slowest> {
  const page = await browser.newPage(device)
  await page.goto(url, { waitUntil: 'networkidle' })
  const element = page.locator(target).first()
  await element.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLING)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    const slowest = { interaction: 0, task: 0 }
    globalThis.slowest = slowest
    // TypeScript does not know the threshold.
    const events = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.interaction = Math.max(slowest.interaction, duration)
    }).observe(events)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.task = Math.max(slowest.task, duration)
    }).observe({ type: 'longtask' })
  })
  await (device === PHONE ? element.tap() : element.click())
  if (typed) await page.locator('dialog input').pressSequentially(typed, { delay: 100 })
  await page.waitForTimeout(SETTLING)
  const slowest = await page.evaluate(() => globalThis.slowest)
  await page.close()
  return slowest ?? { interaction: 0, task: 0 }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
