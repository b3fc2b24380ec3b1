import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { isLocale, type Locale } from '../../../renderer/languages.ts'
import { warn } from '../tell.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { offsetAt, type Passage } from '../prose/passage.ts'
import { textPassages } from '../prose/textPassages.ts'
import { readSource } from '../../content/readSource.ts'
import type { ShowableTexts } from './shownTexts.ts'

/** Where figures are written out, once. */
const FACTS = /^content\/\w+\/strings\/facts\.json$/
/** Articles tell of other things, whose figures are their own. */
const ARTICLE = /^content\/\w+\/articles\//
/** A year, a bare number: it may be any other. */
const COMMON = /^[\d\s.,]+$/
/** Words of a promise of the agency's: of a figure without one of them nobody knows what it counts. */
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
 * @param passages of one file
 * @param source the whole file
 * @param texts those that documents may show, in the language of the file
 */
export function checkWrittenFigures(
  passages: readonly Passage[],
  { file, source, texts }: { readonly file: string; readonly source: string; readonly texts: ShowableTexts },
): Diagnostic[] {
  const figures = figuresOf(texts)
  const promise = PROMISES[/^content\/(\w+)\//.exec(file)?.[1] ?? '']
  if (figures.size === 0 || !promise || ARTICLE.test(file)) return []
  // The longest first: « 24 à 48 heures » is not « 48 heures ».
  const longest = [...figures.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])(?:${longest.map(asPattern).join('|')})(?![\\p{L}\\d]|[.,]\\d)`,
    'gu',
  )
  const locate = createLocator(source)
  return passages.flatMap((passage) =>
    [...plain(passage.text).matchAll(pattern)]
      .filter(({ 0: written, index }) =>
        promise.test(passage.text.slice(Math.max(0, index - NEAR), index + written.length + NEAR)),
      )
      .map(({ 0: written, index }) => {
        const place = { file, ...locate(offsetAt(passage, index)) }
        const names = (figures.get(written) ?? []).map((name) => `$t(${name})`)
        return warn('figure-written-out', place, { figure: written, names: names.join(' / ') })
      }),
  )
}

/**
 * The same for the texts of the interface.
 *
 * @param root the project's root
 */
export async function checkWrittenFiguresOfTexts(
  root: string,
  texts: (locale: Locale) => ShowableTexts,
): Promise<Diagnostic[]> {
  const files = await glob('content/*/strings/*.json', { cwd: root })
  return files.toSorted().flatMap((file) => {
    const [, locale = ''] = file.split('/')
    const source = FACTS.test(file) || !isLocale(locale) ? undefined : readSource(join(root, file))
    return source === undefined || !isLocale(locale)
      ? []
      : checkWrittenFigures(textPassages(source), { file, source, texts: texts(locale) })
  })
}

/** The names of each figure, `facts:replyTime`, by how it is written with plain spaces. */
function figuresOf(texts: ShowableTexts): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  for (const [name, text] of texts) {
    const figure = plain(text)
    if (name.startsWith('facts:') && /\d/.test(figure) && !COMMON.test(figure)) {
      names.set(figure, [...(names.get(figure) ?? []), name])
    }
  }
  return names
}

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-')
}

function asPattern(figure: string): string {
  return figure.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
