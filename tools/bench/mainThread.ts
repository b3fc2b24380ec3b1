import { chromium, type Page } from 'playwright'
import { locales } from '../../renderer/languages.ts'
import { findBrowser } from '../browser.ts'
import { listAddresses } from '../listAddresses.ts'
import { scrollThrough } from '../shots/inPage.ts'
import { startServer } from '../staticServer.ts'

const SLOWDOWN = 4
/** https://web.dev/articles/long-tasks-devtools */
const LONG_TASK = 50
const REST = 10_000
const SETTLING = 1000

/**
 * `npm run bench -- --main-thread`: how busy pages keep a browser: the longest task while each loads and is scrolled to its
 * end, on a processor slowed 4 times; and for how much of ten seconds at rest, at full speed.
 *
 * @param folder the built site
 */
export async function reportMainThread(folder: string, asked: readonly string[]): Promise<void> {
  const server = await startServer({ folder, port: 0 })
  const browser = await chromium.launch({ executablePath: findBrowser() })
  try {
    const addresses = asked.length > 0 ? asked : locales.flatMap((locale) => listAddresses(folder, locale))
    for (const address of addresses) {
      // One after the other: two at once would slow each other down.
      // oxlint-disable-next-line no-await-in-loop
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      // oxlint-disable-next-line no-await-in-loop
      const longest = await longestTaskOf(page, `${server.url}${address}`)
      // oxlint-disable-next-line no-await-in-loop
      const busy = await busyAtRest(page)
      // oxlint-disable-next-line no-await-in-loop
      await page.close()
      const mark = longest > LONG_TASK ? `  more than ${LONG_TASK} ms` : ''
      console.log(`${address}: longest task ${longest.toFixed(0)} ms, busy at rest ${(100 * busy).toFixed(1)} %${mark}`)
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

declare global {
  // As the browser tells it; TypeScript knows global variables by `var` only.
  var longestTask: number | undefined
}

/** In milliseconds; 0 where none took longer than 50, of which alone browsers tell. */
async function longestTaskOf(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // A function without names in it: tsx would call a helper for these, which the page lacks.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        globalThis.longestTask = Math.max(globalThis.longestTask ?? 0, duration)
      }
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(scrollThrough)
  await page.waitForTimeout(SETTLING)
  const longest = await page.evaluate(() => globalThis.longestTask ?? 0)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return longest
}

/** Which part of ten seconds the main thread works while nobody does anything. */
async function busyAtRest(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const busyFor = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  await page.waitForTimeout(SETTLING)
  const before = await busyFor()
  await page.waitForTimeout(REST)
  return ((await busyFor()) - before) / (REST / 1000)
}
