import { type Diagnostic, warn } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import type { ShowableTexts } from '../../content/texts/shownTexts.ts'
import type { Prose } from '../prose/passages.ts'

/** Files that may contain figures: articles have figures of their own, and facts.json defines them. */
const FREE = /\/articles\/|\/facts\.json$/
/** A year or a bare number, which may mean anything. */
const COMMON = /^[\d\s.,]+$/
/** Words of the agency's promises; without one of them nearby, a figure may count something else. */
const PROMISES: Readonly<Record<string, RegExp>> = {
  fr: /tarif|prix|coût|devis|factur|minimum|livr|délai|répon|supplément|majoration|urgen|supprim|conserv|effa[cç]|correction/i,
  en: /price|rate|cost|quote|invoice|minimum|deliver|turnaround|reply|respond|surcharge|rush|delete|keep|kept|correction/i,
}
/** The distance from a figure within which such a word counts, in characters. */
const NEAR = 80

/**
 * Reports prices and figures of facts.json that a promise writes out instead of inserting: they would be wrong after a change of
 * prices. There is no fix, because only the author knows whether it is the same figure.
 *
 * @param texts the texts that documents may show, in the language of the file
 */
export function checkWrittenFigures({ file, locale, source, passages }: Prose, texts: ShowableTexts): Diagnostic[] {
  const promise = PROMISES[locale]
  const figures = [...texts]
    .filter(([name]) => /^(?:facts|prices):/.test(name))
    // A price has an amount in each currency: « 100 € (160 $ CA) ».
    .flatMap(([name, text]) =>
      plain(text)
        .split(name.startsWith('prices:') ? / \(|, |\)/ : '\n')
        .map((figure) => ({ name, figure })),
    )
    .filter(({ figure }) => /\d/.test(figure) && !COMMON.test(figure))
    // The longest first: « 24 à 48 heures » is not « 48 heures ».
    .toSorted((a, b) => b.figure.length - a.figure.length)
  if (figures.length === 0 || !promise || FREE.test(file)) return []
  const patterns = figures.map(({ figure }) => figure.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\d]|\\d[.,])(?:${patterns.join('|')})(?![\\p{L}\\d]|[.,]\\d)`, 'gu')
  const locate = createLocator(source)
  return passages.flatMap((passage) =>
    [...plain(passage.text).matchAll(pattern)].flatMap(({ 0: written, index }) => {
      const around = passage.text.slice(Math.max(0, index - NEAR), index + written.length + NEAR)
      if (!promise.test(around)) return []
      const names = figures.filter(({ figure }) => figure === written).map(({ name }) => `$t(${name})`)
      const place = { file, ...locate(passage.from + index) }
      return warn('figure-written-out', place, { figure: written, names: names.join(' / ') })
    }),
  )
}

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-')
}
