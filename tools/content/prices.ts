import { join } from 'node:path'
import { getNodeValue } from 'jsonc-parser'
import { z } from 'zod'
import type { Amount } from '../../components/estimate/rates.ts'
import { diagnose, type Diagnostic, shorten } from './diagnostics.ts'
import { readJson } from './json.ts'
import { createLocator } from './locate.ts'
import { readSource } from './readSource.ts'

const file = 'content/prices.json'
const currencies = new Set(Intl.supportedValuesOf('currency'))
const amounts = z.record(
  z.string().refine((code) => currencies.has(code)),
  z.number().positive(),
)

/** Reads the agency's prices, the same in all languages: amounts by name and currency; none for a wrong one. */
export function readPrices(root: string) {
  const source = readSource(join(root, file))
  const locate = createLocator(source)
  const { properties, diagnostics } = readJson(source, (offset) => ({ file, ...locate(offset) }))
  const read = properties.map((property): { price: [string, Amount]; wrong?: Diagnostic } => {
    const [name, written] = (property.children ?? []).map((node): unknown => getNodeValue(node))
    const { data } = amounts.safeParse(written)
    if (data) return { price: [String(name), data] }
    const found = shorten(JSON.stringify(written))
    return {
      price: [String(name), {}],
      wrong: diagnose('price-wrong', { file, ...locate(property.offset) }, { found }),
    }
  })
  return {
    prices: read.map(({ price }) => price),
    diagnostics: [...diagnostics, ...read.flatMap(({ wrong }) => wrong ?? [])],
  }
}
