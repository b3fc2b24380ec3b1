import { locales, type Locale } from '../../../renderer/languages.ts'
import { typeset } from '../../../renderer/typography.ts'
import { type Place, warn } from '../../content/diagnose.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { createLocator } from '../../content/locate.ts'
import { languageOf } from '../prose/checkLanguage.ts'
import type { Passage, Prose } from '../prose/passage.ts'
import { type Dictionary, hasDictionary, loadDictionary, readProjectWords } from './dictionary.ts'
import { isDerived, isForeignWord, isName, isOfOneCountry } from './exceptions.ts'
import { listWords, type Word, wrongParts } from './words.ts'

/** An unknown word, or the start of sentences in another language. */
interface Finding {
  readonly offset: number
  /** The language whose dictionary was searched. */
  readonly locale: Locale
  /** The unknown part of a word, `Egusi` of `Egusi-Samen`; undefined for sentences. */
  readonly part?: string
  /** Whether it is taken for a name where it stands. */
  readonly isName?: boolean
}

/** The findings of passages, kept as long as the project's words stay the same. */
let known = new WeakMap<Prose['passages'], readonly Finding[]>()
let knownWords = ''

/** The most words to suggest corrections for; each takes 50 ms. */
const MAX_SUGGESTIONS = 40
const CAPITALS = /^\p{Lu}+$/u

/**
 * Reports words that are neither in the dictionary of their language nor in the project's list, each once per file, and
 * sentences in another language.
 *
 * @param root the project's root
 * @throws Error if a dictionary cannot be loaded
 */
export async function checkSpelling(root: string, files: readonly Prose[]): Promise<Diagnostic[]> {
  const words = readProjectWords(root)
  if ([...words].join() !== knownWords) known = new WeakMap()
  knownWords = [...words].join()
  const loaded = locales.filter(hasDictionary).map(async (locale) => [locale, await loadDictionary(locale)] as const)
  const dictionaries = new Map(await Promise.all(loaded))
  let left = MAX_SUGGESTIONS
  const suggest = (locale: Locale, part: string): string => {
    if (CAPITALS.test(part) || left === 0) return ''
    left -= 1
    return dictionaries.get(locale)?.suggest(part).join(' / ') ?? ''
  }
  return files
    .filter(({ locale }) => hasDictionary(locale))
    .flatMap((content) => {
      const { file, source, passages } = content
      const findings = known.get(passages) ?? spellFile(content, dictionaries, words)
      known.set(passages, findings)
      const locate = createLocator(source)
      const reported = new Set<string>()
      const otherSpellings: OtherSpelling[] = []
      const diagnostics = findings.flatMap(({ offset, locale, part: word }) => {
        const place = { file, ...locate(offset) }
        if (word === undefined) return warn('passage-in-other-language', place)
        if (reported.has(word.toLowerCase())) return []
        reported.add(word.toLowerCase())
        const suggestions = suggest(locale, word)
        if (dictionaries.get(locale)?.isOfOtherSpelling(word)) {
          otherSpellings.push({ place, word, suggestions })
          return []
        }
        return warn(suggestions === '' ? 'word-unknown' : 'word-misspelt', place, { word, suggestions })
      })
      return [...diagnostics, ...describeOtherSpellings(otherSpellings)]
    })
}

/** A word in the spelling of another country. */
interface OtherSpelling {
  readonly place: Place
  readonly word: string
  readonly suggestions: string
}

/** Reports all words of a file in the spelling of another country at once: it is one decision. */
function describeOtherSpellings(found: readonly OtherSpelling[]): Diagnostic[] {
  const [first] = found
  if (!first) return []
  const words = found.map(({ word, suggestions }) => (suggestions ? `${word} (${suggestions})` : word)).join(', ')
  return [warn('spelling-of-other-country', first.place, { words })]
}

/** The number of another language's common words from which a sentence counts as one in that language. */
const FOREIGN_WORDS = 4

/**
 * Looks up the words of a file. A name that is recognized once is one wherever it has its capital.
 *
 * @param projectWords words that are right in any language
 */
function spellFile(
  { passages, locale }: Prose,
  dictionaries: ReadonlyMap<Locale, Dictionary>,
  projectWords: ReadonlySet<string>,
): Finding[] {
  const findings = passages.flatMap((passage) => spellPassage(passage, locale, dictionaries, projectWords))
  const names = new Set(findings.flatMap(({ part, isName: isOne }) => (isOne && part ? part.toLowerCase() : [])))
  return findings.filter(({ part }) => !part || !/^\p{Lu}/u.test(part) || !names.has(part.toLowerCase()))
}

/** Looks up the words of a passage. Words in italics or quotation marks, or in texts of no language, may be of any. */
function spellPassage(
  passage: Passage,
  locale: Locale,
  dictionaries: ReadonlyMap<Locale, Dictionary>,
  projectWords: ReadonlySet<string>,
): Finding[] {
  const { text, offsets, isOfAnyLanguage = false } = passage
  const language = passage.language === undefined ? locale : localeOfCode(passage.language)
  const own = language === undefined ? undefined : dictionaries.get(language)
  if (language === undefined || !own) return []
  const wrongPartsIn = (dictionary: Dictionary, word: string) =>
    wrongParts(word, (part) => {
      // Pages show œ for oe. The dictionary lists abbreviations with their full stop.
      const forms = [part, typeset(part, language), `${part}.`]
      return projectWords.has(part.replaceAll("'", '’')) || forms.some((form) => dictionary.has(form))
    })
  const all = [...dictionaries.values()]
  const others = all.filter((dictionary) => dictionary !== own)
  const words = listWords(passage)
  const foreign = new Set(passage.language === undefined && !isOfAnyLanguage ? foreignWords(text, words, locale) : [])
  const [first] = foreign
  return words.flatMap((word): Finding[] => {
    if (word === first) return [{ offset: offsets[word.index] ?? 0, locale }]
    const mayBeForeign = word.isQuoted || isOfAnyLanguage
    const isRightInAny = () =>
      all.some((some) => some.isOfOtherSpelling(word.text) || wrongPartsIn(some, word.text).length === 0)
    if (foreign.has(word) || (mayBeForeign && isRightInAny())) return []
    return wrongPartsIn(own, word.text)
      .filter((part) => !isForeignWord(part, own, others) && !isOfOneCountry(part, own) && !isDerived(part, own))
      .map((part) => {
        const index = word.index + word.text.indexOf(part)
        const offset = offsets[index] ?? 0
        return { locale: language, part, offset, isName: isName(part, { text, index }, own, projectWords) }
      })
  })
}

/** Returns the words of sentences, or of the whole passage, that are clearly in another language. */
function foreignWords(text: string, words: readonly Word[], locale: Locale): readonly Word[] {
  const isForeign = (some: readonly Word[]) => {
    const own = some.filter(({ isQuoted }) => !isQuoted).map((word) => word.text.toLowerCase())
    return (languageOf(own, FOREIGN_WORDS) ?? locale) !== locale
  }
  if (isForeign(words)) return words
  const sentences = Array.from(
    new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text),
    ({ index: from, segment }) => words.filter(({ index }) => index >= from && index < from + segment.length),
  )
  return sentences.filter(isForeign).flat()
}
