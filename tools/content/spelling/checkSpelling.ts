import { type Locale, locales } from '../../../renderer/languages.ts'
import { warn, withFix } from '../../check/tell.ts'
import type { Diagnostic } from '../diagnostics.ts'
import type { LoadedDocument } from '../loadDocument.ts'
import { shorten } from '../shorten.ts'
import { type Dictionary, hasDictionary, loadDictionary } from './dictionary.ts'
import { documentsToSpell, type FileToSpell, textsToSpell } from './filesToSpell.ts'
import { openKeptSpelling, type SpelledFile, type UnknownWord } from './keptSpelling.ts'
import { type ProjectWords, readProjectWords } from './projectWords.ts'
import { lookUpIn, spellFile } from './spellFile.ts'

interface SpellingOptions {
  /** Whether these are all documents there are: only then is it known which words of the list nothing needs. */
  readonly isComplete: boolean
}

/** A word to warn of, where it stands first in its file. */
interface WrongWord extends UnknownWord {
  readonly file: string
  readonly times: number
}

/**
 * Looks up the words of documents and of the interface's texts: each language in its own dictionary, then in the project's
 * list. All that comes of it are warnings.
 *
 * What the dictionaries said of a file is kept until it changes: where nothing is new, none is loaded.
 *
 * @param root the project's root
 * @param documents those without errors: the others are to be mended first
 * @throws Error where a dictionary cannot be loaded
 */
export async function checkSpelling(
  root: string,
  documents: readonly LoadedDocument[],
  { isComplete }: SpellingOptions,
): Promise<Diagnostic[]> {
  const projectWords = readProjectWords(root)
  const kept = openKeptSpelling(root, projectWords.listedNames)
  const files = [...documentsToSpell(root, documents), ...(await textsToSpell(root))]
    .filter(({ locale }) => hasDictionary(locale))
    .map((file) => ({ ...file, key: kept.keyOf(...file.sources) }))

  const isNew = files.some(({ key }) => !Object.hasOwn(kept.known.files, key))
  const lookUp = lookUpIn(isNew ? await loadDictionaries() : new Map())
  const { names } = projectWords
  const spelled = files.map((file) => ({
    file,
    result: kept.known.files[file.key] ?? spellFile(file, { names, lookUp }),
  }))

  const wrong = spelled.flatMap(({ file, result }) => wrongWords(file, result, projectWords))
  const suggestions = await suggestFor(wrong, kept.known.suggestions)
  kept.keep({ files: Object.fromEntries(spelled.map(({ file, result }) => [file.key, result])), suggestions })

  return [
    ...wrong.map((word) =>
      describeWord(word, [...projectWords.suggest(word.part), ...(suggestions[suggestionKey(word)] ?? [])]),
    ),
    ...spelled.flatMap(({ file, result }) => describeForeign(file, result)),
    ...spelled.flatMap(({ file, result }) => describeUnmarked(file, result, projectWords)),
    ...projectWords.checkOrder(),
    ...(isComplete ? projectWords.checkUse(spelled.flatMap(({ result }) => neededEntries(result, projectWords))) : []),
  ]
}

/** Looking for a suggestion takes a twentieth of a second: so many words are enough to go on with. */
const MOST_SUGGESTIONS = 40
const ACRONYM = /^\p{Lu}+$/u

async function suggestFor(
  wrong: readonly WrongWord[],
  known: Readonly<Record<string, readonly string[]>>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const words = new Map(wrong.filter(({ part }) => !ACRONYM.test(part)).map((word) => [suggestionKey(word), word]))
  const isNew = (key: string) => !Object.hasOwn(known, key)
  const newWords = [...words].filter(([key]) => isNew(key)).slice(0, MOST_SUGGESTIONS)
  const dictionaries = newWords.length > 0 ? await loadDictionaries() : new Map<Locale, Dictionary>()
  return Object.fromEntries([
    ...Object.entries(known).filter(([key]) => words.has(key)),
    ...newWords.map(([key, { locale, part }]) => [key, dictionaries.get(locale)?.suggest(part) ?? []] as const),
  ])
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

function suggestionKey({ locale, part }: WrongWord): string {
  return `${locale} ${part}`
}

function describeWord({ file, line, column, part, times }: WrongWord, suggestions: readonly string[]): Diagnostic {
  const word = times > 1 ? `${part} (× ${times})` : part
  const listed = [...new Set(suggestions)].join(' / ')
  const place = { file, line, column }
  return listed === ''
    ? warn('word-unknown', place, { word })
    : warn('word-misspelt', place, { word, suggestions: listed })
}

function describeForeign({ file }: FileToSpell, { foreign }: SpelledFile): Diagnostic[] {
  return foreign.map(({ line, column }) => warn('passage-in-other-language', { file, line, column }))
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

/** The entries of the project's list that a file is right with. */
function neededEntries({ unknown, unmarked, names: found }: SpelledFile, { entriesFor }: ProjectWords): string[] {
  return [
    ...found,
    ...unknown.flatMap(({ word, part }) => [word, part]),
    ...unmarked.flatMap(({ foreign }) => foreign),
  ].flatMap(entriesFor)
}
