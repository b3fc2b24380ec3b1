import type { Locale } from '../../renderer/languages.ts'
import { locales } from '../../renderer/languages.ts'

/** Words that every text is full of in one language, and that the other has not. */
const COMMON: Readonly<Record<Locale, ReadonlySet<string>>> = {
  fr: new Set(
    'le la les des une du et est dans que qui pour sur avec pas ce cette ces sont aux par vous nous leur leurs ses ou où mais comme être fait il elle ils ne se au sans si votre nos vos dont entre chaque'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to is that for with it are this these from by have not be you we they their which what when can will has was at its how your our who would should there each does into than then'.split(
      ' ',
    ),
  ),
}

/** How many of them there must be, and how many times as many as of the other language, for the language to be clear. */
const CLEARLY_MORE = 4

/**
 * The language that a text is written in, where that is clear.
 *
 * @param text prose; of a long one, the beginning tells
 * @param atLeast how many common words there must be
 */
export function languageOf(text: string, atLeast: number): Locale | undefined {
  const counts = new Map<Locale, number>(locales.map((locale) => [locale, 0]))
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    for (const locale of locales) {
      if (COMMON[locale].has(word)) counts.set(locale, (counts.get(locale) ?? 0) + 1)
    }
  }
  return locales.find((locale) => {
    const own = counts.get(locale) ?? 0
    const others = Math.max(...locales.filter((other) => other !== locale).map((other) => counts.get(other) ?? 0))
    return own >= atLeast && own >= CLEARLY_MORE * others
  })
}
