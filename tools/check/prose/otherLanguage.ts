import { countCommonWords, isUsualLanguage } from '../../../components/wordCount/guessLanguage.ts'
import { isLocale, type Locale } from '../../../renderer/languages.ts'
import type { Passage } from './passages.ts'

/** How many passages are read to detect the language of a body, and how many common words they must contain. */
const SAMPLE = 20
const MIN_WORDS = 12
/** A language is clear if a text has this many times more of its common words than of any other language's. */
const CLEARLY_MORE = 4

/** Returns the language of a body, if it is clear and not that of its folder. */
export function otherLanguageOf(passages: readonly Passage[], locale: Locale): string | undefined {
  if (!isUsualLanguage(locale)) return undefined
  const texts = passages.slice(0, SAMPLE).map(({ text }) => text.toLowerCase())
  const words = texts.join(' ').split(/\P{L}+/u)
  const [[language, count] = [undefined, 0], [, second] = [undefined, 0]] = countCommonWords(words, isLocale)
  return count >= MIN_WORDS && count >= CLEARLY_MORE * second && language !== locale ? language : undefined
}
