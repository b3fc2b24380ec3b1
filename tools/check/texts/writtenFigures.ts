import type { Diagnostic } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { warn } from '../../content/diagnose.ts'
import type { Prose } from '../prose/passage.ts'
import type { ShowableTexts } from './shownTexts.ts'

/** Articles are about other subjects, with figures of their own; the facts are where figures are written out. */
const FREE = /\/articles\/|\/facts\.json$/
/** A year, a bare number: it may be any other. */
const COMMON = /^[\d\s.,]+$/
/** Words of the agency's promises; without one of them, it is unknown what a figure counts. */
const PROMISES: Readonly<Record<string, RegExp>> = {
  fr: /tarif|prix|coût|devis|factur|minimum|livr|délai|répon|supplément|majoration|urgen|supprim|conserv|effa[cç]|correction/i,
  en: /price|rate|cost|quote|invoice|minimum|deliver|turnaround|reply|respond|surcharge|rush|delete|keep|kept|correction/i,
}
/** How far from a figure such a word may stand, in characters. */
const NEAR = 80

/**
 * Reports figures of facts.json that a text promises, and writes out itself: they would go wrong with the next price list. No fix
 * is offered, since only the author knows whether it is the same figure.
 *
 * @param texts those that documents may show, in the language of the file
 */
export function checkWrittenFigures({ file, locale, source, passages }: Prose, texts: ShowableTexts): Diagnostic[] {
  const promise = PROMISES[locale]
  const figures = [...texts]
    .map(([name, text]) => ({ name, figure: plain(text) }))
    .filter(({ name, figure }) => name.startsWith('facts:') && /\d/.test(figure) && !COMMON.test(figure))
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
      const place = { file, ...locate(passage.offsets[index] ?? 0) }
      return warn('figure-written-out', place, { figure: written, names: names.join(' / ') })
    }),
  )
}

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-')
}
