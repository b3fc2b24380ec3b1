import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '../../../renderer/languages.ts'
import { OBJECT, typeset } from '../../../renderer/typography.ts'
import { type Diagnostic, warn } from '../../content/diagnostics.ts'
import { createLocator } from '../../content/locate.ts'
import { readSource } from '../../content/readSource.ts'
import type { Prose } from './prose.ts'

/** The dictionary of cspell that suggests words, by language. */
const DICTIONARIES: Readonly<Partial<Record<Locale, string>>> = { fr: 'fr-fr', en: 'en-gb' }
/** All dictionaries: words of any language are right, and English as any country spells it. */
const ALL = ['fr-fr', 'en-gb', 'en_us']

/** The project's words, one or several per line; from the project's root. */
const WORDS_FILE = 'content/words.txt'

/** What is not looked up: names, abbreviations, addresses, words that are mentioned, and words with something in them. */
const IGNORED = [
  // A capital within a sentence: « chez Bérénica ».
  String.raw`/(?<=[\p{L}\p{N},:;&)’'»”%\uFFFC][\s«“"(]*)\p{Lu}[\p{L}’'-]*/gu`,
  // Several capitals: « Felix Moati », « M. Zorlin », “Xor-Zandor”, « ANSSI », “FAQs”, “OpenStreetMap”.
  String.raw`/\p{Lu}[\p{L}’]*[.]?(?:[ \u00a0-]\p{Lu}[\p{L}’.]*)+|\p{L}*\p{L}\p{Lu}[\p{L}’]*/gu`,
  // « contrat.docx », “ada@example.com”, « positif(ve) », « auteur·rice·s », <br>.
  String.raw`/[^\s|]*(?:\p{L}[./(·•‧_]\p{L}|@|:\/\/|\d)[^\s|]*|<[^<>\s][^<>]{0,80}>/gu`,
  // A single word in quotation marks may be misspelt, « acent », or of any language.
  String.raw`/[«“"]\s*[\p{L}’-]+\s*[»”"]/gu`,
  // French elisions: « l’ », « jusqu’ ».
  String.raw`/(?<!\p{L})(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})/giu`,
  // With markup or a hidden character inside.
  String.raw`/\p{L}+\ue000+\p{L}+/gu`,
]

/**
 * Reports words that are in no dictionary nor in the project's list but near to one of their language, each once per file. A
 * word that resembles none is a term or a name, not a mistake.
 *
 * @param root the project's root
 * @param names people whose names are right
 * @throws Error if a dictionary cannot be loaded
 */
export async function checkSpelling(
  root: string,
  files: readonly Prose[],
  names: readonly string[] = [],
): Promise<Diagnostic[]> {
  const list = join(root, WORDS_FILE)
  const words = [existsSync(list) ? readSource(list) : '', ...names].join(' ').split(/[\s-]+/)
  const settings = { ...(await readDictionaries()), words }
  return (await Promise.all(files.map((file) => spellFile(file, settings)))).flat()
}

/** Loads the settings of all dictionaries. */
async function readDictionaries() {
  // Imported here because it takes half a second, and most commands check no spelling.
  const { mergeSettings, readSettings } = await import('cspell-lib')
  const { resolve } = createRequire(import.meta.url)
  const [first, ...others] = await Promise.all(
    ALL.map((name) => readSettings(pathToFileURL(resolve(`@cspell/dict-${name}/cspell-ext.json`)))),
  )
  return others.reduce((merged, each) => mergeSettings(merged, each), first ?? {})
}

/** How much a suggestion may differ, as the library counts: an accent costs 1, a doubled letter 50, another letter 100. */
const ABOUT_A_LETTER = 150
const ABOUT_AS_MUCH = 50

async function spellFile(
  { file, source, text, locale }: Prose,
  settings: Awaited<ReturnType<typeof readDictionaries>>,
): Promise<Diagnostic[]> {
  const { getDictionary, spellCheckDocument } = await import('cspell-lib')
  const locate = createLocator(source)
  // If the library ignored case, it would also ignore accents.
  const asWritten = { ignoreCase: false }
  const own = await getDictionary({ ...settings, words: [], dictionaries: [DICTIONARIES[locale] ?? []].flat() })
  const { issues, dictionaryErrors } = await spellCheckDocument(
    // The library takes `OBJECT` for a part of words.
    { uri: 'file:///prose.txt', text: text.replaceAll(OBJECT, '|'), languageId: 'plaintext', locale: ALL.join() },
    { noConfigSearch: true },
    {
      ...settings,
      dictionaries: ALL,
      caseSensitive: true,
      ignoreRegExpList: IGNORED,
      loadDefaultConfiguration: false,
      maxDuplicateProblems: 1,
    },
  )
  for (const [error] of dictionaryErrors?.values() ?? []) throw error
  return issues.flatMap(({ text: word, offset }): Diagnostic[] => {
    const found = own
      .suggest(word, { ...asWritten, numSuggestions: 8, numChanges: 2 })
      // The library also suggests articles before words, « L’chance », two words, and capitals within them.
      .filter(({ cost, word: near }) => cost <= ABOUT_A_LETTER && !/^.$|^\p{L}{1,2}['’]|[ +]|.\p{Lu}/u.test(near))
    const near = found.filter(({ cost }) => cost <= (found[0]?.cost ?? 0) + ABOUT_AS_MUCH).map((each) => each.word)
    // Pages show œ for oe.
    const isRight = own.has(typeset(word, locale), asWritten) || near.some((listed) => isSame(word, listed))
    if (near.length === 0 || isRight) return []
    const values = { word, suggestions: near.slice(0, 3).join(' / ') }
    return [warn('word-misspelt', { file, ...locate(offset) }, values)]
  })
}

/** Returns whether a word is one of the dictionary without its hyphen, “walkthrough”, or as of 1990: « connaitre », « évènement ». */
function isSame(word: string, listed: string): boolean {
  const plain = listed.replaceAll('î', 'i').replaceAll('û', 'u').replaceAll('-', '')
  return word === plain || word.replaceAll('è', 'é') === listed
}
