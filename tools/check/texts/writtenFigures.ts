import { type Diagnostic, warn } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import type { ShowableTexts } from '../../content/texts/shownTexts.ts'
import type { Prose } from '../prose/passages.ts'

/** A year or a bare number, which may mean anything. */
const COMMON = /^[\d\s.,]+$/

/**
 * Reports prices and figures of facts.json that are written out instead of inserted: they would be wrong after a change of
 * prices. Articles have figures of their own. There is no fix, because only the author knows whether it is the same figure.
 *
 * @param texts the texts that documents may show, in the language of the file
 */
export function checkWrittenFigures({ file, source, passages }: Prose, texts: ShowableTexts): Diagnostic[] {
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
  if (figures.length === 0 || /\/articles\/|\/facts\.json$/.test(file)) return []
  const patterns = figures.map(({ figure }) => figure.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\d]|\\d[.,])(?:${patterns.join('|')})(?![\\p{L}\\d]|[.,]\\d)`, 'gu')
  const locate = createLocator(source)
  return passages.flatMap(({ text, from }) =>
    Array.from(plain(text).matchAll(pattern), ({ 0: written, index }) => {
      const names = figures.filter(({ figure }) => figure === written).map(({ name }) => `$t(${name})`)
      return warn(
        'figure-written-out',
        { file, ...locate(from + index) },
        { figure: written, names: names.join(' / ') },
      )
    }),
  )
}

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-')
}
