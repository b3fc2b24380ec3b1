import { locales, type Locale } from '../../../renderer/languages.ts'
import { typeset } from '../../../renderer/typography.ts'
import type { Position } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { offsetAt, type Passage } from '../prose/passage.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { type Dictionary, hasDictionary } from './dictionary.ts'
import type { FileToSpell } from './filesToSpell.ts'
import { findUnmarked } from './italics.ts'
import { listWords, type Word, wrongParts } from './words.ts'

/** A word that no dictionary has; the project's own list may. */
export interface UnknownWord extends Position {
  /** The language that it was looked up in. */
  readonly locale: Locale
  /** As it stands in the text: `Egusi-Samen`. */
  readonly word: string
  /** What of it is unknown: `Egusi`. */
  readonly part: string
}

/** A paragraph that is written in another language. */
export interface ForeignPassage extends Position {
  readonly locale: Locale
}

/** Words in italics that are of another language, and do not say so. */
export interface UnmarkedWords extends Position {
  /** What is in italics. */
  readonly text: string
  /** Their language. */
  readonly code: string
  /** Behind their closing mark. */
  readonly end: Position
  /** Those that the text's own language does not have. */
  readonly foreign: readonly string[]
  /** How many it has. */
  readonly ownCount: number
}

/** What the dictionaries say of one file. */
export interface SpelledFile {
  readonly unmarked: readonly UnmarkedWords[]
  readonly unknown: readonly UnknownWord[]
  readonly foreign: readonly ForeignPassage[]
}

/** The parts of a word that a language does not have: of a right word, none. */
export type LookUp = (locale: Locale, word: string) => readonly string[]

/** Looks each word up once, however often it stands in the texts. */
export function lookUpIn(dictionaries: ReadonlyMap<Locale, Dictionary>): LookUp {
  const known = new Map<string, readonly string[]>()
  return (locale, word) => {
    const key = `${locale} ${word}`
    const dictionary = dictionaries.get(locale)
    // The site sets œ for oe: such a word is right as it is shown. Of “etc.” only the letters are looked up.
    const isRight = (text: string) =>
      [text, typeset(text, locale), `${text}.`].some((form) => dictionary?.has(form) === true)
    const parts = known.get(key) ?? wrongParts(word, isRight)
    known.set(key, parts)
    return parts
  }
}

interface SpellingTools {
  /** Finds what is right as it stands, `common law`. */
  readonly names: RegExp | undefined
  readonly lookUp: LookUp
}

/** A passage with the words in it that its language does not have. */
interface SpelledPassage {
  readonly passage: Passage
  /** The language that its words were looked up in. */
  readonly own: Locale
  readonly words: readonly Word[]
  readonly wrong: readonly Word[]
}

/**
 * What of a file's words no dictionary has. In italics, between quotes and in texts of no language all of them count. Of a
 * file that is all in another language nothing is said: tools/check/prose/checkLanguage.ts does.
 */
export function spellFile(
  { readPassages, source, locale }: FileToSpell,
  { names, lookUp }: SpellingTools,
): SpelledFile {
  const locate = createLocator(source)
  const others = locales.filter((other) => other !== locale)
  const passages = readPassages()
  const spelled = passages.flatMap((passage): SpelledPassage[] => {
    const own = passage.language === undefined ? locale : localeOfCode(passage.language)
    if (own === undefined || !hasDictionary(own)) return []
    const words = listWords(passage, names)
    const wrong = words.filter(({ text, isQuoted }) => {
      if (lookUp(own, text).length === 0) return false
      const isAtHome = isQuoted || passage.isOfAnyLanguage === true
      return !isAtHome || locales.every((other) => lookUp(other, text).length > 0)
    })
    return [{ passage, own, words, wrong }]
  })
  const languageOf = (wrong: readonly Word[], words: readonly Word[]) =>
    findLanguage(wrong, words, (text) => others.find((other) => lookUp(other, text).length === 0))

  const ofFile = spelled.filter(({ passage }) => passage.language === undefined)
  const all = (part: 'words' | 'wrong') => ofFile.flatMap((passage) => passage[part])
  if (languageOf(all('wrong'), all('words'))) return { unknown: [], foreign: [], unmarked: [] }
  const unknown: UnknownWord[] = []
  const foreign: ForeignPassage[] = []
  for (const { passage, own, words, wrong } of spelled) {
    const [first] = words
    const other = own === locale ? languageOf(wrong, words) : undefined
    if (first && other) foreign.push({ locale: other, ...locate(offsetAt(passage, first.index)) })
    else unknown.push(...wrong.flatMap((word) => describeUnknown(word, passage, own)))
  }
  const unmarked = ofFile.flatMap(({ passage }) => findUnmarked(passage, { locale, names, lookUp, locate }))
  return { unknown, foreign, unmarked }

  function describeUnknown({ text, index }: Word, passage: Passage, own: Locale): UnknownWord[] {
    return lookUp(own, text).map((part) => ({
      locale: own,
      word: text,
      part,
      ...locate(offsetAt(passage, index + text.indexOf(part))),
    }))
  }
}

/** So many words of another language, and so large a share, are no words borrowed from it. */
const FOREIGN_WORDS = 5
const FOREIGN_SHARE = 1 / 3

/** The language that words are of, where it is not the file's. */
function findLanguage(
  wrong: readonly Word[],
  words: readonly Word[],
  languageWith: (word: string) => Locale | undefined,
): Locale | undefined {
  if (wrong.length < FOREIGN_WORDS || wrong.length < words.length * FOREIGN_SHARE) return undefined
  const languages = wrong.flatMap(({ text }) => languageWith(text) ?? [])
  return languages.length > words.length * FOREIGN_SHARE && languages.length >= FOREIGN_WORDS ? languages[0] : undefined
}
