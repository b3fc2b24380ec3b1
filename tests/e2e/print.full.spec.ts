import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright/test'
import { siteConfig } from '../../site.config.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const plain = (words: string) => words.replaceAll(/\s+/g, '')

interface Sheet {
  /** From top to bottom, without spaces and the number of the sheet. */
  readonly lines: readonly string[]
  /** Words that others cover, and words that the edge truncates. */
  readonly spoilt: readonly string[]
}

interface Words {
  readonly str: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly size: number
}

/** Returns the sheets that the browser prints. */
async function print(page: Page, format = 'A4'): Promise<Sheet[]> {
  const data = new Uint8Array(await page.pdf({ format, preferCSSPageSize: true }))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number)
    const { width } = sheet.getViewport({ scale: 1 })
    const all: Words[] = []
    const lines = new Map<number, string>()
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , size, left, bottom] = item.transform
      const top = Math.round(bottom / 3)
      lines.set(top, (lines.get(top) ?? '') + item.str)
      all.push({ str: item.str, left, right: left + item.width, bottom, size })
    }
    sheets.push({
      lines: [...lines]
        .toSorted(([one], [other]) => other - one)
        .map(([, words]) => plain(words))
        .filter((words) => words !== `${number}/${pdf.numPages}`),
      spoilt: all
        .filter((words, index) => words.right > width || all.slice(0, index).some((other) => overlap(words, other)))
        .map(({ str }) => str),
    })
  }
  return sheets
}

/** Whether two pieces of text overlap at their x-height, half of their font size. */
function overlap(one: Words, other: Words): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom + one.size / 2, other.bottom + other.size / 2) - Math.max(one.bottom, other.bottom) > 1
  )
}

/**
 * Returns text too pale to read on white paper, which has no background colours.
 * https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
function readPale(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pale: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue
      const channels = getComputedStyle(element).color.match(/[\d.]+/g) ?? []
      const [red = 0, green = 0, blue = 0] = channels
        .map((channel) => Number(channel) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      if (1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) < 4.5) pale.push(node.textContent)
    }
    return pale
  })
}

for (const [address, format] of [
  ['/fr', 'A4'],
  ['/fr/articles/legal-errors', 'A4'],
  ['/en/services', 'Letter'],
  ['/fr/privacy', 'A4'],
] as const) {
  test(`in print every word is complete and dark, no heading ends a sheet, and no sheet holds just a link: ${address} on ${format}`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'load' })
    await page.emulateMedia({ media: 'print' })
    for (const part of await page.locator('body > header :is(nav, button, label), body > footer :is(nav, form)').all())
      await expect(part).toBeHidden()
    expect(await readPale(page)).toEqual([])
    const headings = await page
      .locator('h1:visible, h2:visible, h3:visible, h4:visible')
      .evaluateAll((elements) => elements.map((element) => element.textContent))

    const sheets = await print(page, format)
    expect(sheets.length).toBeGreaterThan(1)
    expect(sheets.flatMap(({ spoilt }) => spoilt)).toEqual([])
    expect(Math.min(...sheets.map(({ lines }) => lines.length))).toBeGreaterThan(1)
    const skip = plain(text(address.startsWith('/fr') ? 'fr' : 'en', 'common:skipLink'))
    expect(sheets.flatMap(({ lines }) => lines).filter((line) => line.includes(skip))).toEqual([])
    expect(sheets[0]?.lines.slice(0, 2).join('\n')).toContain(siteConfig.name)
    const stranded = sheets.slice(0, -1).flatMap(({ lines }) => {
      const last = lines.at(-1)?.replace(/^\d+\./, '') ?? ''
      return headings.filter((heading) => last.length > 3 && plain(heading).endsWith(last))
    })
    expect(stranded).toEqual([])
  })
}
