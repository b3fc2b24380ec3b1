import { locales } from '../../renderer/languages.ts'
import { compareWords } from './compareWords.ts'
import { textWithout } from './removeRepetition.ts'
import { hasNews, type ReviewedPage, type ReviewedText, type WordRun } from './review.ts'

/** A figure with its currency, in a text without spaces: `100€`, `€1,000`, `50dollars`. */
const PRICE = /(?:\p{Sc}|EUR|CAD|XAF|FCFA)\d[\d.,]*|\d[\d.,]*(?:\p{Sc}|EUR|CAD|XAF|FCFA|euros?|dollars?|francs?)/giu

/** Returns whether a passage has another price than before. */
export function changesPrice(runs: readonly WordRun[]): boolean {
  const [before, after] = (['added', 'removed'] as const).map((kind) => textWithout(kind, runs).match(PRICE)?.join(' '))
  return before !== after
}

/** Returns the lines of a new document that name a price. */
export function linesWithPrice(source: string): WordRun[][] {
  const runs = source.split('\n').map((text): WordRun[] => [{ kind: 'added', text }])
  return runs.filter(changesPrice)
}

/** Returns whether a text is a figure that the agency promises, or has another price than before. */
export function isCommitment({ name, values }: ReviewedText): boolean {
  return (
    name.startsWith('facts.json:') ||
    locales.some((locale) => {
      const { before = '', after = '' } = values[locale]
      return changesPrice(compareWords(before, after, locale))
    })
  )
}

/** Returns whether a page is a policy whose words differ, or has another price than before; a new one, any price. */
export function hasCommitment(page: ReviewedPage): boolean {
  return hasNews(page) && (page.isPolicy === true || page.passages.some(changesPrice))
}
