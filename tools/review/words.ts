import type { Locale } from '../../renderer/languages.ts'

/** A word, a mark or a space, and what it is compared by. */
export interface Token {
  readonly text: string
  readonly key: string
}

const segmenters = new Map<Locale, Intl.Segmenter>()
/** What elides stays with its apostrophe: the article of « l’avocat » is the one of « l’avocate ». */
const ELISION: Readonly<Partial<Record<Locale, RegExp>>> = {
  fr: /^((?:[cdjlmnstç]|qu|jusqu|lorsqu|puisqu|quoiqu)['’])(.+)$/iu,
}
/**
 * To Unicode the narrow one is a part of the word before it (https://www.unicode.org/reports/tr29/#ExtendNumLet); and V8's
 * segmenter copies all of its text with each word, so that it is given little at a time.
 */
const SPACE = /(\s+)/
const SOFT_HYPHEN = /\u00ad/g
const SPACES = /[\s\u00a0\u202f\u2009\u200b\u2060]+/gu

/** The words, marks and spaces of a text. */
export function readTokens(text: string, locale: Locale): Token[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, segmenter)
  const elision = ELISION[locale]
  return text
    .split(SPACE)
    .flatMap((part) => Array.from(segmenter.segment(part), ({ segment }) => segment))
    .flatMap((segment) => {
      const [, article, word] = elision?.exec(segment) ?? []
      return article !== undefined && word !== undefined ? [article, word] : [segment]
    })
    .map((part) => ({ text: part, key: keyOf(part) }))
}

/** What a text is compared by: which spaces it has, and how its letters are encoded, nobody sees. */
export function keyOf(text: string): string {
  return text.replace(SOFT_HYPHEN, '').replace(SPACES, ' ').normalize('NFC')
}

/** Whether it is read: no space, no mark. */
export function isWord({ text }: Token): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
