import { type Locale, locales } from '../../../renderer/languages.ts'
import { typeset } from '../../../renderer/typography.ts'
import { type Diagnostic, warn } from '../../content/diagnostics.ts'
import { localeOfCode } from '../../content/languageCodes.ts'
import { createLocator } from '../../content/locate.ts'
import type { Passage, Prose } from '../prose/passages.ts'
import { type Dictionary, loadDictionary, readProjectWords } from './dictionary.ts'
import { isName, namesAmong } from './names.ts'
import { compoundsOf, listWords, spellingsOf1990, type Word, wrongParts } from './words.ts'

/** Shorter words are abbreviations, and near to many others. */
const SHORTEST = 4
/** How many unknown words of a file are compared with the dictionary: a list of a thousand names would take a minute. */
const MAX_COMPARED = 200

/**
 * Reports words that are in the dictionary of no language nor in the project's list but near to one of their language, each
 * once per file. A word that resembles none is a term or a name, not a mistake.
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
  const projectWords = readProjectWords(root, names)
  const loading = locales.map(async (locale) => ({ locale, dictionary: await loadDictionary(locale) }))
  const dictionaries = new Map<Locale, Dictionary>()
  for (const { locale, dictionary } of await Promise.all(loading)) if (dictionary) dictionaries.set(locale, dictionary)
  return files.flatMap((file) => spellFile(file, { dictionaries, projectWords }))
}

interface Known {
  readonly dictionaries: ReadonlyMap<Locale, Dictionary>
  /** Words that are right in any language. */
  readonly projectWords: ReadonlySet<string>
}

function spellFile({ file, source, passages, locale }: Prose, known: Known): Diagnostic[] {
  const locate = createLocator(source)
  const names = namesAmong(passages.flatMap(listWords))
  const reported = new Set<string>()
  let left = MAX_COMPARED
  return passages.flatMap((passage) => {
    const language = passage.language === undefined ? locale : localeOfCode(passage.language)
    const own = language && known.dictionaries.get(language)
    if (!own) return []
    return findUnknown(passage, language, known).flatMap(({ part, index }): Diagnostic[] => {
      if (reported.has(part.toLowerCase()) || left === 0) return []
      left -= 1
      const near = own.suggest(part)
      if (near.length === 0 || isName(part, { text: passage.text, index }, near, names, own)) return []
      reported.add(part.toLowerCase())
      const isCapital = /^\p{Lu}/u.test(part)
      const meant = near.map(({ word }) => (isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word))
      const place = { file, ...locate(passage.from + index) }
      return [warn('word-misspelt', place, { word: part, suggestions: [...new Set(meant)].join(' / ') })]
    })
  })
}

/** Returns the parts of words that are right in no language, but for sentences and quotations that mostly consist of them. */
function findUnknown(passage: Passage, language: Locale, { dictionaries, projectWords }: Known) {
  const isWord = (form: string) => [...dictionaries.values()].some((dictionary) => dictionary.has(form))
  const isRight = (part: string): boolean => {
    if (isWord(part) || projectWords.has(part.replaceAll("'", '’'))) return true
    // Pages show œ for oe. The dictionary lists abbreviations with their full stop.
    const others = [typeset(part, language), `${part}.`, ...compoundsOf(part)]
    return [...others, ...(language === 'fr' ? spellingsOf1990(part) : [])].some(isWord)
  }
  const words = listWords(passage).map((word) => ({ ...word, wrong: wrongParts(word.text, isRight) }))
  const sentences = Array.from(
    new Intl.Segmenter(language, { granularity: 'sentence' }).segment(passage.text),
    ({ index, segment }) => index + segment.length,
  )
  const stretchOf = ({ setApart, index }: Word) => setApart?.from ?? -1 - sentences.findIndex((end) => index < end)
  return [...new Set(words.map(stretchOf))].flatMap((stretch) => {
    const within = words.filter((word) => stretchOf(word) === stretch)
    const unknown = within.filter(({ wrong }) => wrong.length > 0)
    if (unknown.length > 1 && unknown.length > within.length / 2) return []
    return unknown.flatMap(({ text, index, wrong }) =>
      wrong.filter((part) => part.length >= SHORTEST).map((part) => ({ part, index: index + text.indexOf(part) })),
    )
  })
}
