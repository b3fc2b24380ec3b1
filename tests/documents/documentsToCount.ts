import type { Locator } from 'playwright/test'
import { formatAmounts, multiply, priceOf } from '../../components/estimate/price.ts'
import { readRates } from '../../components/estimate/rates.ts'
import { text } from '../e2e/texts.ts'
import { makeDocx, makePdf, makeScan, makeText } from './documents.ts'

export const fr = (key: `${string}:${string}`, values = {}) => text('fr', key, values)
export const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })

const rates = readRates((name) => fr(`facts:${name}`), 'America/Toronto')

/** Returns what words cost, as the site shows it in French, in the first currency or another: prices are the content's. */
export function price(words: number, { targets = 1, isRush = false, currency = 0 } = {}): string {
  const amount = priceOf({ words, targets }, rates)
  return formatAmounts(isRush ? multiply(amount, 1 + rates.surcharge) : amount, 'fr')[currency] ?? ''
}

export const contract = file('contrat.docx', makeDocx([makeText(1000)]))
export const report = file('rapport.pdf', makePdf([[makeText(400)], [makeText(350, 3)]]))
export const scan = file('scan.pdf', makeScan([['1'], ['2']]))

/** Drags a file or a folder over an element; the function that it returns does one thing after the other. */
export async function dragTo(target: Locator, path: string) {
  const session = await target.page().context().newCDPSession(target.page())
  await target.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {}
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  return (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data })
}
