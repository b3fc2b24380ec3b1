import { chromium, type Page } from 'playwright'
import { locales } from '../../renderer/languages.ts'
import { findBrowser } from '../browser.ts'
import { listAddresses } from '../listAddresses.ts'
import { startServer } from '../staticServer.ts'

const SLOWDOWN = 4
/** https://web.dev/articles/long-tasks-devtools */
const LONG_TASK = 50
const REST = 10_000
/** As much as a finger throws. */
const SCROLLED = 600

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
      const longest = await longestTask(page, `${server.url}${address}`)
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

/** In milliseconds; 0 where none took longer than 50, of which alone browsers tell. */
async function longestTask(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url, { waitUntil: 'load' })
  const longest = await page.evaluate(async (step) => {
    let most = 0
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) most = Math.max(most, duration)
    })
    observer.observe({ type: 'longtask', buffered: true })
    const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      // oxlint-disable-next-line no-await-in-loop
      for (let frames = 0; frames < 10; frames += 1) await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => void setTimeout(resolve, 1000))
    return most
  }, SCROLLED)
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
  await page.waitForTimeout(1000)
  const before = await busyFor()
  await page.waitForTimeout(REST)
  return ((await busyFor()) - before) / (REST / 1000)
}
