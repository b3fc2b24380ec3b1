import { chromium, type Browser } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
import { lostInWindow } from './lostInWindow.ts'
import { pagesOf } from './pages.ts'
import { expect, test } from './test.ts'

const addresses = locales.flatMap((locale) => [...pagesOf(locale), `/${locale}/404`])
const WIDTHS = [320, 390, 768, 1024, 1280]
const DEFAULT_SIZE = 16

/** A browser whose reader has chosen another size of text: the setting itself, which lengths and media queries in em follow. */
async function launchWithTextSize(
  percent: number,
  options: Parameters<typeof chromium.launch>[0] = {},
): Promise<Browser> {
  const size = (DEFAULT_SIZE * percent) / 100
  return chromium.launch({ ...options, args: [...(options.args ?? []), `--blink-settings=defaultFontSize=${size}`] })
}

for (const percent of [100, 125, 150, 200]) {
  test(`nothing is lost on any page where the browser's text size is ${percent} %`, async ({
    baseURL,
    launchOptions,
  }) => {
    test.setTimeout(600_000)
    const browser = await launchWithTextSize(percent, launchOptions)
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const address of addresses) {
      await page.goto(`${baseURL}${address}`, { waitUntil: 'load' })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        faults.push(...(await page.evaluate(lostInWindow)).map((fault) => `${address} at ${width} px: ${fault}`))
      }
    }
    await browser.close()
    expect(faults).toEqual([])
  })
}
