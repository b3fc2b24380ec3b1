import { type Locale, locales } from '../../../renderer/languages.ts'
import { warn, withFix } from '../tell.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'
import { shorten } from '../../content/shorten.ts'
import { type Dictionary, hasDictionary, loadDictionary } from './dictionary.ts'
import { documentsToSpell, type FileToSpell, textsToSpell } from './filesToSpell.ts'
import { type ProjectWords, readProjectWords } from './projectWords.ts'
import { lookUpIn, type SpelledFile, spellFile, type UnknownWord } from './spellFile.ts'

/** A word to warn of, where it stands first in its file. */
interface WrongWord extends UnknownWord {
  readonly file: string
  readonly times: number
}

/** What came of each file when it was last read, by all that it depends on. */
let spelled: ReadonlyMap<string, SpelledFile> = new Map()

/**
 * Warns of words of documents and of the interface's texts that are neither in the dictionary of their language nor in the
 * project's list.
 *
 * @param root the project's root
 * @param documents those without errors: the others are to be mended first
 * @throws Error where a dictionary cannot be loaded
 */
export async function checkSpelling(root: string, documents: readonly LoadedDocument[]): Promise<Diagnostic[]> {
  const words = readProjectWords(root)
  const dictionaries = await loadDictionaries()
  const lookUp = lookUpIn(dictionaries)
  const files = [...documentsToSpell(root, documents), ...(await textsToSpell(root))]
  const results = files
    .filter(({ locale }) => hasDictionary(locale))
    .map((file) => {
      const key = `${words.names?.source}\n${file.key}`
      return { file, key, result: spelled.get(key) ?? spellFile(file, { names: words.names, lookUp }) }
    })
  spelled = new Map(results.map(({ key, result }) => [key, result]))
  const suggest = suggestFrom(dictionaries)
  return results.flatMap(({ file, result }) => [
    ...wrongWords(file, result, words).map((word) => describeWord(word, suggest(word))),
    ...result.foreign.map(({ line, column }) => warn('passage-in-other-language', { file: file.file, line, column })),
    ...describeUnmarked(file, result, words),
  ])
}

/** Looking for a suggestion takes a twentieth of a second: so many words are enough to go on with. */
const MOST_SUGGESTIONS = 40
const ACRONYM = /^\p{Lu}+$/u

function suggestFrom(dictionaries: ReadonlyMap<Locale, Dictionary>): (word: UnknownWord) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return ({ locale, part }) => {
    const key = `${locale} ${part}`
    const isTooMany = known.size >= MOST_SUGGESTIONS && !known.has(key)
    if (ACRONYM.test(part) || isTooMany) return []
    const found = known.get(key) ?? dictionaries.get(locale)?.suggest(part) ?? []
    known.set(key, found)
    return found
  }
}

async function loadDictionaries(): Promise<ReadonlyMap<Locale, Dictionary>> {
  const known = locales.filter(hasDictionary)
  return new Map(await Promise.all(known.map(async (locale) => [locale, await loadDictionary(locale)] as const)))
}

/** Each once for a file, however often it stands there. */
function wrongWords({ file }: FileToSpell, { unknown }: SpelledFile, { has }: ProjectWords): WrongWord[] {
  const byPart = new Map<string, WrongWord>()
  for (const word of unknown) {
    if (has(word.word) || has(word.part)) continue
    const key = `${word.locale} ${word.part}`
    const first = byPart.get(key) ?? { ...word, file, times: 0 }
    byPart.set(key, { ...first, times: first.times + 1 })
  }
  return [...byPart.values()]
}

function describeWord({ file, line, column, part, times }: WrongWord, suggestions: readonly string[]): Diagnostic {
  const word = times > 1 ? `${part} (× ${times})` : part
  const listed = [...new Set(suggestions)].join(' / ')
  const place = { file, line, column }
  return listed === ''
    ? warn('word-unknown', place, { word })
    : warn('word-misspelt', place, { word, suggestions: listed })
}

/** A word of the project's list is one of every language. */
function describeUnmarked({ file }: FileToSpell, { unmarked }: SpelledFile, { has }: ProjectWords): Diagnostic[] {
  return unmarked.flatMap(({ text, code, line, column, end, foreign, ownCount }): Diagnostic[] => {
    if (foreign.filter((word) => !has(word)).length <= ownCount) return []
    const [opening, closing] = [`<Lang code="${code}">`, '</Lang>']
    const marked = `${opening}${shorten(text)}${closing}`
    return [
      withFix(warn('words-in-other-language', { file, line, column }, { text: shorten(text), marked }), [
        { kind: 'replace', file, from: { line, column }, to: { line, column: column + 1 }, text: opening },
        { kind: 'replace', file, from: { ...end, column: end.column - 1 }, to: end, text: closing },
      ]),
    ]
  })
}
