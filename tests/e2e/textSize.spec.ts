import { chromium, type Browser, type Page } from 'playwright/test'
import { locales } from '../../renderer/languages.ts'
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

/** What is wider than the window where the page can be scrolled sideways; controls out of the header; words cut off. */
function readFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide =
      scrollWidth > clientWidth
        ? [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
            .slice(-2)
            .map((element) => `page of ${scrollWidth} px, for ${element.outerHTML.slice(0, 100)}`)
        : []

    const header = document.querySelector('body > header')
    const bar = header?.getBoundingClientRect()
    const lost = [...(header?.querySelectorAll('a, button, summary, input') ?? [])].filter((control) => {
      const box = control.getBoundingClientRect()
      const isShown = box.width > 0 && control.checkVisibility({ visibilityProperty: true })
      if (!bar || !isShown || control.closest('.visually-hidden')) return false
      return box.top < bar.top - 1 || box.bottom > bar.bottom + 1 || box.left < -1 || box.right > clientWidth + 1
    })

    const hidden = [...document.querySelectorAll('.visually-hidden, [aria-hidden="true"], [popover], dialog')]
    const mayBeOutside = (element: Element) => {
      if (hidden.some((other) => other.contains(element))) return true
      for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(outer).overflowX)) return true
      }
      return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.textContent?.trim() || !text.parentElement) continue
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0 || (left >= -1 && right <= clientWidth + 1) || mayBeOutside(text.parentElement)) continue
      cut.push(`${text.textContent.slice(0, 60)} (${Math.round(left)} to ${Math.round(right)})`)
    }
    return [
      ...wide,
      ...lost.map((control) => `out of the header: ${control.outerHTML.slice(0, 100)}`),
      ...cut.map((words) => `cut off: ${words}`),
    ]
  })
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
        faults.push(...(await readFaults(page)).map((fault) => `${address} at ${width} px: ${fault}`))
      }
    }
    await browser.close()
    expect(faults).toEqual([])
  })
}
