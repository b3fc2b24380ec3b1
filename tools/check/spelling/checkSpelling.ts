import { type Locale, locales } from '../../../renderer/languages.ts'
import { typeset } from '../../../renderer/typography.ts'
import { type Diagnostic, type Place, warn } from '../../content/diagnostics.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { createLocator } from '../../content/locate.ts'
import { languageOf } from '../prose/checkLanguage.ts'
import type { Passage, Prose } from '../prose/passage.ts'
import { type Dictionary, hasDictionary, loadDictionary, readProjectWords, type Suggestion } from './dictionary.ts'
import { almostOfProject, isForeignWord, isName } from './exceptions.ts'
import { listWords, type Word, wrongParts } from './words.ts'

/** An unknown word, or the start of sentences in another language. */
interface Finding {
  readonly offset: number
  /** The language whose dictionary was searched. */
  readonly locale: Locale
  /** The unknown part of a word, `Egusi` of `Egusi-Samen`; undefined for sentences. */
  readonly part?: string
  /** The words that were probably meant. */
  readonly suggestions?: readonly string[]
  /** Whether it is taken for a name where it stands. */
  readonly isName?: boolean
}

/** The findings of passages, kept as long as the project's words stay the same. */
let known = new WeakMap<Prose['passages'], readonly Finding[]>()
let knownWords = ''

/**
 * Reports words that are neither in the dictionary of their language nor in the project's list but near to one that is, each
 * once per file, and sentences in another language. A word that resembles none is a term or a name, not a mistake.
 *
 * @param root the project's root
 * @param names people whose names are right
 * @throws Error if a dictionary cannot be loaded
 */
export async function checkSpelling(
  root: string,
  files: readonly Prose[],
  names?: readonly string[],
): Promise<Diagnostic[]> {
  const words = readProjectWords(root, names)
  if ([...words].join() !== knownWords) known = new WeakMap()
  knownWords = [...words].join()
  const loaded = locales.filter(hasDictionary).map(async (locale) => [locale, await loadDictionary(locale)] as const)
  const dictionaries = new Map(await Promise.all(loaded))
  return files
    .filter(({ locale }) => hasDictionary(locale))
    .flatMap((content) => {
      const { file, source, passages } = content
      const findings = known.get(passages) ?? spellFile(content, dictionaries, words)
      known.set(passages, findings)
      const locate = createLocator(source)
      const reported = new Set<string>()
      const otherSpellings: { readonly place: Place; readonly word: string }[] = []
      const diagnostics = findings.flatMap(({ offset, locale, part: word, suggestions: meant = [] }) => {
        const place = { file, ...locate(offset) }
        if (word === undefined) return warn('passage-in-other-language', place)
        if (reported.has(word.toLowerCase())) return []
        reported.add(word.toLowerCase())
        const suggestions = meant.join(' / ')
        if (dictionaries.get(locale)?.isOfOtherSpelling(word)) {
          otherSpellings.push({ place, word: suggestions ? `${word} (${suggestions})` : word })
          return []
        }
        return warn('word-misspelt', place, { word, suggestions })
      })
      const [first] = otherSpellings
      // All words in the spelling of another country are one decision.
      const ofOtherCountry = { words: otherSpellings.map(({ word }) => word).join(', ') }
      return first ? [...diagnostics, warn('spelling-of-other-country', first.place, ofOtherCountry)] : diagnostics
    })
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
  let wasForeign = false
  let left = MAX_THOROUGH
  const suggest: Suggest = (own, word) => own.suggest(word, left-- > 0 ? 2 : 1)
  const findings = passages.flatMap((passage) => {
    const found = spellPassage(passage, locale, { dictionaries, projectWords, suggest })
    // A poem or a letter in another language is one remark.
    const told = found.filter(({ part }) => part !== undefined || !wasForeign)
    wasForeign = found.some(({ part }) => part === undefined)
    return told
  })
  const names = new Set(findings.flatMap(({ part, isName: isOne }) => (isOne && part ? part.toLowerCase() : [])))
  return findings.filter(({ part }) => !part || !/^\p{Lu}/u.test(part) || !names.has(part.toLowerCase()))
}

/**
 * How many unknown words of a file are compared thoroughly. A list of a thousand names would take a minute, and holds few
 * mistakes.
 */
const MAX_THOROUGH = 200

interface LookedUp extends Word {
  /** Its parts that its language lacks. */
  readonly wrong: readonly string[]
  /** Whether only another language has it. */
  readonly isOfOther: boolean
}

type Suggest = (own: Dictionary, word: string) => readonly Suggestion[]

interface Words {
  readonly dictionaries: ReadonlyMap<Locale, Dictionary>
  /** Words that are right in any language. */
  readonly projectWords: ReadonlySet<string>
  readonly suggest: Suggest
}

/** Looks up the words of a passage. Words in italics or quotation marks, or in texts of no language, may be of any. */
function spellPassage(passage: Passage, locale: Locale, { dictionaries, projectWords, suggest }: Words): Finding[] {
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
  const words = listWords(passage).map((word): LookedUp => {
    const wrong = wrongPartsIn(own, word.text)
    const isOfOther = wrong.length > 0 && others.some((other) => wrongPartsIn(other, word.text).length === 0)
    return { ...word, wrong, isOfOther }
  })
  const isWhole = passage.language === undefined && !isOfAnyLanguage
  const isForeign = isWhole && isMostlyUnknown(words)
  // A cell or an item of a list that is a name: « Awa Ndiaye ».
  if (isForeign && words.every(({ text: word, wrong }) => wrong.length === 0 || /^\p{Lu}/u.test(word))) return []
  const foreign = new Set<Word>(isForeign ? words : isWhole ? foreignWords(text, words, locale) : [])
  const [first] = foreign
  return words.flatMap((word, place): Finding[] => {
    if (word === first) return [{ offset: offsets[word.index] ?? 0, locale }]
    const isForeignStretch = ({ setApart }: Word) =>
      setApart !== undefined && isMostlyUnknown(words.filter((other) => other.setApart?.from === setApart.from))
    const mayBeForeign = word.setApart !== undefined || isOfAnyLanguage
    const isRightInAny = () => word.isOfOther || all.some((some) => some.isOfOtherSpelling(word.text))
    if (foreign.has(word) || (mayBeForeign && isRightInAny()) || isForeignStretch(word)) return []
    const isAmongOthers = isPhrase(words[place - 1], word) || isPhrase(word, words[place + 1])
    return word.wrong.flatMap((part): Finding[] => {
      const index = word.index + word.text.indexOf(part)
      const found = { locale: language, part, offset: offsets[index] ?? 0 }
      const project = almostOfProject(part, projectWords)
      if (project !== undefined) return [{ ...found, suggestions: [project] }]
      if (isForeignWord(part, own, others, isAmongOthers)) return []
      const near = suggest(own, part)
      if (near.length === 0) return []
      const suggestions = near.map((one) => (/^\p{Lu}/u.test(part) ? capitalize(one.word) : one.word))
      return [{ ...found, suggestions: [...new Set(suggestions)], isName: isName(part, { text, index }, near, own) }]
    })
  })
}

/** Returns whether only another language has two words that follow each other; « d’example » is French in its elision. */
function isPhrase(first: LookedUp | undefined, second: LookedUp | undefined): boolean {
  if (!first?.isOfOther || !second?.isOfOther || /['’]/.test(first.text + second.text)) return false
  return second.index === first.index + first.text.length + 1
}

/** Returns whether no dictionary has most of some words: they are in a language of their own. */
function isMostlyUnknown(words: readonly LookedUp[]): boolean {
  const unknown = words.filter(({ wrong, isOfOther }) => wrong.length > 0 && !isOfOther).length
  return unknown > 1 && unknown > words.length / 2
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Returns the words of sentences, or of the whole passage, that are clearly in another language. */
function foreignWords(text: string, words: readonly Word[], locale: Locale): readonly Word[] {
  const isForeign = (some: readonly Word[]) => {
    const own = some.filter(({ setApart }) => !setApart).map((word) => word.text.toLowerCase())
    return (languageOf(own, FOREIGN_WORDS) ?? locale) !== locale
  }
  if (isForeign(words)) return words
  const sentences = Array.from(
    new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text),
    ({ index: from, segment }) => words.filter(({ index }) => index >= from && index < from + segment.length),
  )
  return sentences.filter(isForeign).flat()
}
