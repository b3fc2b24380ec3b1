import { join } from 'node:path'
import { findNodeAtLocation, getNodeValue, type ParseError, parseTree } from 'jsonc-parser'
import { z } from 'zod'
import type { Amount } from '../../components/estimate/rates.ts'
import { diagnose, type Diagnostic, shorten } from './diagnostics.ts'
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
  const errors: ParseError[] = []
  const tree = parseTree(source, errors, { disallowComments: true })
  const diagnostics: Diagnostic[] = errors
    .slice(0, 1)
    .map(({ offset }) => diagnose('json-wrong', { file, ...locate(offset) }, { found: shorten(source.slice(offset)) }))
  const read = ([name, written]: [string, unknown]): [string, Amount] => {
    const { data, error } = amounts.safeParse(written)
    for (const { path } of error?.issues ?? []) {
      const { offset = 0, length = 0 } = (tree && findNodeAtLocation(tree, [name, ...path.map(String)]))?.parent ?? {}
      const found = shorten(source.slice(offset, offset + length))
      diagnostics.push(diagnose('price-wrong', { file, ...locate(offset) }, { found }))
    }
    return [name, data ?? {}]
  }
  return { prices: Object.entries<unknown>(tree ? getNodeValue(tree) : {}).map(read), diagnostics }
}
