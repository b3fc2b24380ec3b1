import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright/test'
import { siteConfig } from '../../site.config.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

const plain = (words: string) => words.replaceAll(/\s+/g, '')

/** The lines of each sheet that the browser prints, from top to bottom, without spaces. */
async function print(page: Page): Promise<string[][]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const sheets: string[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const lines = new Map<number, string>()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const top = Math.round(item.transform[5] / 3)
      lines.set(top, (lines.get(top) ?? '') + item.str)
    }
    sheets.push([...lines].toSorted(([one], [other]) => other - one).map(([, words]) => plain(words)))
  }
  return sheets
}

for (const address of ['/fr/articles/legal-errors', '/en/services/legalTranslation', '/fr/politique-securite']) {
  test(`on paper nothing lies over the text, and no heading ends a sheet: ${address}`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' })
    await page.emulateMedia({ media: 'print' })
    const headings = await page
      .locator('h1:visible, h2:visible, h3:visible, h4:visible')
      .evaluateAll((elements) => elements.map((element) => element.textContent))
    const sheets = await print(page)
    expect(sheets.length).toBeGreaterThan(1)
    const skip = plain(text(address.startsWith('/fr') ? 'fr' : 'en', 'common:skipLink'))
    expect(sheets.flat().filter((line) => line.includes(skip))).toEqual([])
    expect(sheets[0]?.[0]).toContain(siteConfig.name)
    const stranded = sheets.slice(0, -1).flatMap((lines) => {
      const last = lines.at(-1)?.replace(/^\d+\./, '') ?? ''
      return headings.filter((heading) => last.length > 3 && plain(heading).endsWith(last))
    })
    expect(stranded).toEqual([])
  })
}
