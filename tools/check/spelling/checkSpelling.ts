import { locales, type Locale } from '../../../renderer/languages.ts'
import { typeset } from '../../../renderer/typography.ts'
import type { Diagnostic, Position } from '../../content/diagnostics.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { createLocator } from '../../content/locate.ts'
import { warn } from '../diagnose.ts'
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
  /** As it stands in the text: `Egusi-Samen`. */
  readonly word: string
  /** The unknown part: `Egusi`. */
  readonly part: string
}

/** The findings in one file. */
interface SpelledFile {
  readonly unknown: readonly UnknownWord[]
  /** Where paragraphs in another language begin. */
  readonly foreign: readonly Position[]
}

/** Files that are read once are spelled once. */
const known = new WeakMap<FileToSpell['passages'], SpelledFile>()

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
  const { has, names } = readProjectWords(root)
  const spoken = locales.filter(hasDictionary)
  const dictionaries = new Map(
    await Promise.all(spoken.map(async (locale) => [locale, await loadDictionary(locale)] as const)),
  )
  const suggested = new Map<string, string>()
  const suggest = ({ locale, part }: UnknownWord): string => {
    const key = `${locale} ${part}`
    const isTooMany = suggested.size >= MOST_SUGGESTIONS && !suggested.has(key)
    if (ACRONYM.test(part) || isTooMany) return ''
    const suggestions = suggested.get(key) ?? dictionaries.get(locale)?.suggest(part).join(' / ') ?? ''
    suggested.set(key, suggestions)
    return suggestions
  }
  return files
    .filter(({ locale }) => hasDictionary(locale))
    .flatMap((content) => {
      const { file, passages } = content
      const { unknown, foreign } = known.get(passages) ?? spellFile(content, dictionaries, names)
      known.set(passages, { unknown, foreign })
      const byPart = new Map<string, UnknownWord[]>()
      for (const found of unknown.filter(({ word, part }) => !has(word) && !has(part))) {
        byPart.set(found.part, [...(byPart.get(found.part) ?? []), found])
      }
      const words = [...byPart].flatMap(([part, [first, ...others]]) => {
        if (!first) return []
        const word = others.length > 0 ? `${part} (× ${others.length + 1})` : part
        const suggestions = suggest(first)
        const place = { file, line: first.line, column: first.column }
        return warn(suggestions === '' ? 'word-unknown' : 'word-misspelt', place, { word, suggestions })
      })
      return [...words, ...foreign.map((place) => warn('passage-in-other-language', { file, ...place }))]
    })
}

/** Fewer words of another language, or a smaller share of them, are borrowed. */
const FOREIGN_WORDS = 5
const FOREIGN_SHARE = 1 / 3

/**
 * Looks up the words of a file. Words in italics, between quotation marks or in texts of no language may be of any language.
 * A file that is in another language as a whole has no findings: tools/check/prose/checkLanguage.ts reports it.
 *
 * @param names matches the entries of several words in the project's list, `common law`
 */
function spellFile(
  { passages, source, locale }: FileToSpell,
  dictionaries: ReadonlyMap<Locale, Dictionary>,
  names: RegExp | undefined,
): SpelledFile {
  const locate = createLocator(source)
  const unknownParts = (language: Locale, word: string) => {
    const dictionary = dictionaries.get(language)
    // Pages show œ for oe. Abbreviations are in the dictionary with their point.
    return wrongParts(word, (text) =>
      [text, typeset(text, language), `${text}.`].some((form) => dictionary?.has(form) === true),
    )
  }
  const isKnownTo = (language: Locale, { text }: Word) => unknownParts(language, text).length === 0
  const spelled = passages.flatMap((passage) => {
    const language = passage.language === undefined ? locale : localeOfCode(passage.language)
    if (language === undefined || !dictionaries.has(language)) return []
    const words = listWords(passage, names)
    const wrong = words.filter((word) => {
      if (isKnownTo(language, word)) return false
      const mayBeForeign = word.isQuoted || passage.isOfAnyLanguage === true
      return !(mayBeForeign && locales.some((other) => isKnownTo(other, word)))
    })
    const ofOthers = wrong.filter((word) => locales.some((other) => other !== locale && isKnownTo(other, word)))
    return [{ passage, language, words, wrong, foreignWords: passage.language === undefined ? ofOthers.length : 0 }]
  })
  const isForeign = (part: typeof spelled) => {
    const [all, foreign] = [sum(part.map(({ words }) => words.length)), sum(part.map((one) => one.foreignWords))]
    return foreign >= Math.max(FOREIGN_WORDS, all * FOREIGN_SHARE)
  }
  if (isForeign(spelled.filter(({ passage }) => passage.language === undefined))) return { unknown: [], foreign: [] }
  const foreign = spelled.filter((one) => isForeign([one]))
  const unknown = spelled
    .filter((one) => !foreign.includes(one))
    .flatMap(({ passage, language, wrong }) =>
      wrong.flatMap(({ text: word, index }) =>
        unknownParts(language, word).map((part) => {
          return { locale: language, word, part, ...locate(offsetAt(passage, index + word.indexOf(part))) }
        }),
      ),
    )
  return { unknown, foreign: foreign.map(({ passage, words }) => locate(offsetAt(passage, words[0]?.index ?? 0))) }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
