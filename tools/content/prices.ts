import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parseTree, type ParseError } from 'jsonc-parser'
import type { Amount } from '../../components/estimate/rates.ts'
import { diagnose, type Diagnostic, shorten } from './diagnostics.ts'
import { createLocator } from './locate.ts'
import { readSource } from './readSource.ts'

const FILE = 'content/prices.json'
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Reads the agency's prices, the same in all languages: amounts by name and currency. */
export function readPrices(root: string) {
  const prices = new Map<string, Amount>()
  const diagnostics: Diagnostic[] = []
  if (!existsSync(join(root, FILE))) return { prices, diagnostics }
  const source = readSource(join(root, FILE))
  const locate = createLocator(source)
  const report = (name: Parameters<typeof diagnose>[0], { offset, length }: Pick<Node, 'offset' | 'length'>) => {
    const found = shorten(source.slice(offset, offset + length)) || '–'
    diagnostics.push(diagnose(name, { file: FILE, ...locate(offset) }, { found }))
  }
  const readAmount = ({ children: [currency, amount] = [] }: Node) => {
    if (!currency || !amount) return []
    if (!CURRENCIES.has(currency.value)) report('price-wrong_currency', currency)
    else if (!(Number(amount.value) > 0) || amount.type !== 'number') report('price-wrong', amount)
    else return [[String(currency.value), Number(amount.value)] as const]
    return []
  }
  const errors: ParseError[] = []
  const tree = parseTree(source, errors, { disallowComments: true })
  for (const error of errors.slice(0, 1)) report('json-wrong', { ...error, length: source.length })
  for (const { children: [name, amounts] = [] } of tree?.children ?? []) {
    if (!name || !amounts) continue
    if (amounts.type !== 'object' || !amounts.children?.length) report('price-wrong', amounts)
    else prices.set(String(name.value), Object.fromEntries(amounts.children.flatMap(readAmount)))
  }
  return { prices, diagnostics }
}
