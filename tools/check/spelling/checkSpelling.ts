import { locales, type Locale } from '../../../renderer/languages.ts'
import { typeset } from '../../../renderer/typography.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { createLocator } from '../../content/locate.ts'
import { warn } from '../../content/diagnose.ts'
import { languageOf } from '../prose/checkLanguage.ts'
import { OBJECT, type Passage, type Prose, setApartIn } from '../prose/passage.ts'
import { type Dictionary, hasDictionary, loadDictionary, readProjectWords } from './dictionary.ts'

/** An unknown word, or the start of sentences in another language. */
interface Finding {
  readonly offset: number
  /** The language whose dictionary was searched. */
  readonly locale: Locale
  /** The unknown part of a word, `Egusi` of `Egusi-Samen`; undefined for sentences. */
  readonly part?: string
}

/** The findings of passages, kept as long as the project's words stay the same. */
let known = new WeakMap<Prose['passages'], readonly Finding[]>()
let knownWords = ''

/** The most words to suggest corrections for; each takes 50 ms. */
const MAX_SUGGESTIONS = 40
const ACRONYM = /^\p{Lu}+$/u

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
    if (ACRONYM.test(part) || left === 0) return ''
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
      return findings.flatMap(({ offset, locale, part: word }) => {
        const place = { file, ...locate(offset) }
        if (word === undefined) return warn('passage-in-other-language', place)
        if (reported.has(word)) return []
        reported.add(word)
        const suggestions = suggest(locale, word)
        return warn(suggestions === '' ? 'word-unknown' : 'word-misspelt', place, { word, suggestions })
      })
    })
}

/** The number of another language's common words from which a sentence counts as one in that language. */
const FOREIGN_WORDS = 4

/**
 * Looks up the words of a file. Words in italics or quotation marks, or in texts of no language, may be of any.
 *
 * @param projectWords words that are right in any language
 */
function spellFile(
  { passages, locale }: Prose,
  dictionaries: ReadonlyMap<Locale, Dictionary>,
  projectWords: ReadonlySet<string>,
): Finding[] {
  const wrongPartsIn = (language: Locale, { text }: Word) =>
    wrongParts(text, (part) => {
      // Pages show œ for oe. The dictionary lists abbreviations with their full stop.
      const forms = [part, typeset(part, language), `${part}.`]
      return projectWords.has(part.replaceAll("'", '’')) || forms.some((form) => dictionaries.get(language)?.has(form))
    })
  return passages.flatMap((passage) => {
    const { offsets, isOfAnyLanguage = false } = passage
    const words = listWords(passage)
    const language = passage.language === undefined ? locale : localeOfCode(passage.language)
    if (language === undefined || !dictionaries.has(language)) return []
    const isForeign = (some: readonly Word[]) => {
      const own = some.filter(({ isQuoted }) => !isQuoted).map(({ text }) => text.toLowerCase())
      return passage.language === undefined && !isOfAnyLanguage && (languageOf(own, FOREIGN_WORDS) ?? locale) !== locale
    }
    const segments = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(passage.text)
    const sentences = Array.from(segments, ({ index: from, segment }) =>
      words.filter(({ index }) => index >= from && index < from + segment.length),
    )
    const foreign = new Set(isForeign(words) ? words : sentences.filter(isForeign).flat())
    return words.flatMap((word) => {
      const [first] = foreign
      if (word === first) return { offset: offsets[word.index] ?? 0, locale }
      const mayBeForeign = word.isQuoted || isOfAnyLanguage
      if (foreign.has(word) || (mayBeForeign && locales.some((other) => wrongPartsIn(other, word).length === 0)))
        return []
      return wrongPartsIn(language, word).map((part) => {
        return { locale: language, part, offset: offsets[word.index + word.text.indexOf(part)] ?? 0 }
      })
    })
  })
}

/** A word of a passage. */
interface Word {
  readonly text: string
  /** The index of its first character in the passage. */
  readonly index: number
  /** Whether it is in italics or quotation marks, where words of other languages are allowed. */
  readonly isQuoted: boolean
}

const WORD = /[\p{L}\p{M}\p{N}\uFFFC]+(?:['’\-‑][\p{L}\p{M}\p{N}\uFFFC]+)*/gu
/** Words in Latin script; single letters and very long strings are not checked. */
const LATIN = /^[\p{Script=Latin}\p{M}'’‑-]{2,60}$/u
/** Roman numerals, « XIXe », are not checked; the typography rules check « XIXème ». */
const ROMAN_NUMERAL = /^[IVXLCDM]+(?:(?:er|re|i?[èe]me|e)s?)?$/
/** Web and mail addresses, names of files and domains, `contrat.docx`, and tags shown as text, `<br>`. */
const ADDRESS =
  /<[^<>\s][^<>]{0,80}>|(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<![\p{L}\d_-])[\p{L}\d_-]+(?:[./][\p{L}\d_-]+)+/gu

/**
 * Returns the words of a passage to look up, without numbers, addresses and other scripts. A single word in italics or
 * quotation marks is mentioned, not used: it may be misspelt, « acent », or of any language.
 */
export function listWords(passage: Passage): Word[] {
  // As many characters that are not words, so that offsets stay the same.
  const text = passage.text.replace(ADDRESS, (address) => OBJECT.repeat(address.length))
  const setApartAt = setApartIn(passage)
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (!LATIN.test(word) || ROMAN_NUMERAL.test(word)) return []
    const setApart = setApartAt(index)
    return setApart?.isLone ? [] : [{ text: word, index, isQuoted: setApart !== undefined }]
  })
}

/** French elisions, `l’`, `qu’`, `jusqu’`, and the English possessive, `’s`. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|entr)['’](?=.)/i
const POSSESSIVE = /['’]s?$/i

/**
 * Returns the misspelt parts of a word: `tradution` of `l’tradution`, both of `Egusi-Samen`, none of a right word.
 *
 * @param isRight returns whether a word as it stands belongs to the language
 */
export function wrongParts(word: string, isRight: (word: string) => boolean): string[] {
  if (isRight(word) || isRight(word.charAt(0).toLowerCase() + word.slice(1))) return []
  const bare = word.replace(ELISION, '').replace(POSSESSIVE, '')
  if (bare !== word) return wrongParts(bare, isRight)
  const parts = word.split(/[-‑]/)
  // Single letters are allowed between hyphens: « a-t-on », “X-ray”.
  return parts.length > 1 ? parts.flatMap((part) => (part.length < 2 ? [] : wrongParts(part, isRight))) : [word]
}
