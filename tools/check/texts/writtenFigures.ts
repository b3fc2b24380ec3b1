import { type Diagnostic, warn } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import type { ShowableTexts } from '../../content/texts/shownTexts.ts'
import type { Prose } from '../prose/prose.ts'

/** A year or a bare number, which may mean anything. */
const COMMON = /^[\d\s.,]+$/

/**
 * Reports prices and figures of facts.json that are written out instead of inserted: they would be wrong after a change of
 * prices. Articles have figures of their own. There is no fix, because only the author knows whether it is the same figure.
 *
 * @param texts the texts that documents may show, in the language of the file
 */
export function checkWrittenFigures({ file, source, text }: Prose, texts: ShowableTexts): Diagnostic[] {
  if (/\/articles\/|\/facts\.json$/.test(file)) return []
  const names = new Map<string, string>()
  for (const [name, value] of texts) {
    // A price has an amount in each currency: « 100 € (160 $ CA) ».
    const figures = name.startsWith('prices:') ? plain(value).split(/ \(|, |\)/) : [plain(value)]
    if (!/^(?:facts|prices):/.test(name)) continue
    for (const figure of figures.filter((one) => /\d/.test(one) && !COMMON.test(one)))
      names.set(figure, [names.get(figure) ?? [], `$t(${name})`].flat().join(' / '))
  }
  if (names.size === 0) return []
  // The longest first: « 24 à 48 heures » is not « 48 heures ».
  const figures = [...names.keys()].toSorted((a, b) => b.length - a.length).map((figure) => escape(figure))
  const pattern = new RegExp(`(?<![\\p{L}\\d]|\\d[.,])(?:${figures.join('|')})(?![\\p{L}\\d]|[.,]\\d)`, 'gu')
  const locate = createLocator(source)
  return Array.from(plain(text).matchAll(pattern), ({ 0: figure, index }) =>
    warn('figure-written-out', { file, ...locate(index) }, { figure, names: names.get(figure) ?? '' }),
  )
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-')
}
