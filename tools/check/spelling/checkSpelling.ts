import { locales, type Locale } from '../../../renderer/languages.ts'
import { typeset } from '../../../renderer/typography.ts'
import type { Diagnostic, Position } from '../../content/diagnostics.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { createLocator } from '../../content/locate.ts'
import { warn } from '../diagnose.ts'
import { languageOf } from '../prose/checkLanguage.ts'
import { offsetAt, type Passage } from '../prose/passage.ts'
import { type Dictionary, hasDictionary, loadDictionary } from './dictionary.ts'
import { readProjectWords } from './projectWords.ts'
import { listWords, type Word, wrongParts } from './words.ts'

/** A passage; one that is the same in several languages, a name or a sample, belongs to none. */
interface PassageToSpell extends Passage {
  readonly isOfAnyLanguage?: boolean
}

/** A file with its prose. */
export interface FileToSpell {
  /** Path from the project's root. */
  readonly file: string
  readonly locale: Locale
  readonly source: string
  readonly passages: readonly PassageToSpell[]
}

/** A word that no dictionary has. */
interface UnknownWord extends Position {
  /** The language whose dictionary was asked. */
  readonly locale: Locale
  /** The unknown part of a word: `Egusi` of `Egusi-Samen`. */
  readonly part: string
}

/** The findings in one file. */
interface SpelledFile {
  readonly unknown: readonly UnknownWord[]
  /** Where paragraphs in another language begin. */
  readonly foreign: readonly Position[]
}

/** Files that are read once are spelled once, with the same words. */
let known = new WeakMap<FileToSpell['passages'], SpelledFile>()
let knownWords = ''

/** A suggestion takes a twentieth of a second. */
const MOST_SUGGESTIONS = 40
const ACRONYM = /^\p{Lu}+$/u

/**
 * Reports words that are neither in the dictionary of their language nor in the project's list, each once for a file, and
 * paragraphs in another language.
 *
 * @param root the project's root
 * @throws Error where a dictionary cannot be loaded
 */
export async function checkSpelling(root: string, files: readonly FileToSpell[]): Promise<Diagnostic[]> {
  const words = readProjectWords(root)
  if ([...words].join() !== knownWords) known = new WeakMap()
  knownWords = [...words].join()
  const spoken = locales.filter(hasDictionary)
  const dictionaries = new Map(
    await Promise.all(spoken.map(async (locale) => [locale, await loadDictionary(locale)] as const)),
  )
  let left = MOST_SUGGESTIONS
  const suggest = ({ locale, part }: UnknownWord): string => {
    if (ACRONYM.test(part) || left === 0) return ''
    left -= 1
    return dictionaries.get(locale)?.suggest(part).join(' / ') ?? ''
  }
  return files
    .filter(({ locale }) => hasDictionary(locale))
    .flatMap((content) => {
      const { file, passages } = content
      const { unknown, foreign } = known.get(passages) ?? spellFile(content, dictionaries, words)
      known.set(passages, { unknown, foreign })
      const places = new Map(unknown.toReversed().map((found) => [found.part, found]))
      const unknownWords = [...places.values()].toReversed().map((found) => {
        const suggestions = suggest(found)
        const { part: word, line, column } = found
        return warn(
          suggestions === '' ? 'word-unknown' : 'word-misspelt',
          { file, line, column },
          { word, suggestions },
        )
      })
      return [...unknownWords, ...foreign.map((place) => warn('passage-in-other-language', { file, ...place }))]
    })
}

/** So many common words of another language make a paragraph one in that language. */
const FOREIGN_WORDS = 4

/**
 * Looks up the words of a file. Words in italics, between quotation marks or in texts of no language may be of any language.
 *
 * @param projectWords right in any language
 */
function spellFile(
  { passages, source, locale }: FileToSpell,
  dictionaries: ReadonlyMap<Locale, Dictionary>,
  projectWords: ReadonlySet<string>,
): SpelledFile {
  const locate = createLocator(source)
  const isRight = (language: Locale, text: string) => {
    const dictionary = dictionaries.get(language)
    // Pages show œ for oe. Abbreviations are in the dictionary with their point.
    const forms = [text, typeset(text, language), `${text}.`]
    return projectWords.has(text.replaceAll("'", '’')) || forms.some((form) => dictionary?.has(form))
  }
  const wrongPartsIn = (language: Locale, { text }: Word) => wrongParts(text, (part) => isRight(language, part))
  const isForeign = (words: readonly Word[]) => {
    const language = languageOf(
      words.filter(({ isQuoted }) => !isQuoted).map(({ text }) => text.toLowerCase()),
      FOREIGN_WORDS,
    )
    return language !== undefined && language !== locale
  }
  const read = passages.map((passage) => ({ passage, words: listWords(passage) }))
  const foreign = read.filter(
    ({ passage, words }) => passage.language === undefined && !passage.isOfAnyLanguage && isForeign(words),
  )
  const unknown = read
    .filter((one) => !foreign.includes(one))
    .flatMap(({ passage, words }) => {
      const language = passage.language === undefined ? locale : localeOfCode(passage.language)
      if (language === undefined || !dictionaries.has(language)) return []
      return words.flatMap((word) => {
        const mayBeForeign = word.isQuoted || passage.isOfAnyLanguage === true
        if (mayBeForeign && locales.some((other) => wrongPartsIn(other, word).length === 0)) return []
        return wrongPartsIn(language, word).map((part) => {
          return { locale: language, part, ...locate(offsetAt(passage, word.index + word.text.indexOf(part))) }
        })
      })
    })
  return { unknown, foreign: foreign.map(({ passage, words }) => locate(offsetAt(passage, words[0]?.index ?? 0))) }
}
