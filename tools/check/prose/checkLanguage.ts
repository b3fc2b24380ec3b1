import type { Locale } from '../../../renderer/languages.ts'
import type { Passage } from './passage.ts'

/** Words that are common in one language and absent from the others. */
const COMMON = {
  fr: `le la les des une du et est dans que qui pour sur avec pas ce cette ces sont aux par vous nous leur leurs ses ou où
    mais comme être fait il elle ils ne se au sans si votre nos vos dont entre chaque`.split(/\s+/),
  en: `the of and to is that for with it are this these from by have not be you we they their which what when can will
    has was at its how your our who would should there each does into than then`.split(/\s+/),
} as const

/** A language is clear if a text has this many times more of its common words than of any other language's. */
const CLEARLY_MORE = 4

/** Returns the language of lowercase words, if it is clear and at least `atLeast` of them are common. */
export function languageOf(words: readonly string[], atLeast: number): string | undefined {
  const counts = Object.entries(COMMON).map(([language, common]) => {
    return { language, count: words.filter((word) => common.includes(word)).length }
  })
  const [first, second] = counts.toSorted((a, b) => b.count - a.count)
  const isClear = first && first.count >= atLeast && first.count >= CLEARLY_MORE * (second?.count ?? 0)
  return isClear ? first.language : undefined
}

/** How many passages are sampled to detect the language of a body, and how many common words they must contain. */
const SAMPLE = 20
const MIN_WORDS = 12

/** Returns the language of a body, if it is clear and not that of its folder. */
export function otherLanguageOf(passages: readonly Passage[], locale: Locale): string | undefined {
  if (!Object.hasOwn(COMMON, locale)) return undefined
  const texts = passages.slice(0, SAMPLE).map(({ text }) => text.toLowerCase())
  const language = languageOf(texts.join(' ').split(/[^a-zà-ÿœ]+/), MIN_WORDS)
  return language === locale ? undefined : language
}
