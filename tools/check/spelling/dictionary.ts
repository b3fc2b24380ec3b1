import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '../../../renderer/languages.ts'
import { readSource } from '../../content/readSource.ts'

/** The words of one language. */
export interface Dictionary {
  /** Returns whether a word is right as it stands, accents and capitals included. */
  readonly has: (word: string) => boolean
  /** Returns the words that were probably meant: those that differ by about a letter, the nearest first; it takes 50 ms. */
  readonly suggest: (word: string) => readonly Suggestion[]
}

export interface Suggestion {
  readonly word: string
  /** Whether only accents or capitals differ: « etat ». */
  readonly isForMarks: boolean
}

/** The dictionaries of cspell for each language: English is right as any country spells it. The first one suggests. */
const packages: Readonly<Record<string, readonly { readonly from: string; readonly name: string }[]>> = {
  fr: [{ from: '@cspell/dict-fr-fr', name: 'fr-fr' }],
  en: [
    { from: '@cspell/dict-en-gb', name: 'en-gb' },
    { from: '@cspell/dict-en_us', name: 'en_us' },
  ],
}

/** Returns whether a language has a dictionary; the spelling of others is not checked. */
export function hasDictionary(locale: Locale): boolean {
  return Object.hasOwn(packages, locale)
}

const loaded = new Map<Locale, Promise<Dictionary>>()

/**
 * Loads the dictionary of a language, only once because it takes a second.
 *
 * @throws Error if the language has no dictionary, or if it cannot be read
 */
export function loadDictionary(locale: Locale): Promise<Dictionary> {
  const known = loaded.get(locale) ?? readDictionary(locale)
  loaded.set(locale, known)
  return known
}

/** How much a suggestion may differ, as the library counts: an accent costs 1, a doubled letter 50, another letter 100. */
const ABOUT_A_LETTER = 150
const ABOUT_AS_MUCH = 50
/** No letter costs as little. */
const MARKS = 10
const AT_MOST = 3

async function readDictionary(locale: Locale): Promise<Dictionary> {
  const chosen = packages[locale] ?? []
  // Imported here because it takes half a second, and most commands check no spelling.
  const { CompoundWordsMethod } = await import('cspell-lib')
  const [own, ...others] = await Promise.all(chosen.map(readWords))
  if (!own) throw new Error(`There is no dictionary for "${locale}". Name one in tools/check/spelling/dictionary.ts.`)
  // If the library ignored case, it would also ignore accents.
  const asWritten = { ignoreCase: false }
  const options = { ...asWritten, numSuggestions: 8, numChanges: 2, compoundMethod: CompoundWordsMethod.NONE }
  const find = (word: string): readonly Suggestion[] => {
    const found = own
      .suggest(word, options)
      // The library also suggests articles before words, « L’chance », and capitals within them.
      .filter(
        ({ word: text, cost }) => text.length > 1 && cost <= ABOUT_A_LETTER && !/^\p{L}{1,2}['’]|.\p{Lu}/u.test(text),
      )
    const near = found.filter(({ cost }) => cost <= (found[0]?.cost ?? 0) + ABOUT_AS_MUCH)
    return near.slice(0, AT_MOST).map(({ word: text, cost }) => ({ word: text, isForMarks: cost < MARKS }))
  }
  // Names and terms are repeated.
  const known = new Map<string, readonly Suggestion[]>()
  return {
    has: (word) => [own, ...others].some((words) => words.has(word, asWritten)),
    suggest: (word) => {
      const suggestions = known.get(word) ?? find(word)
      known.set(word, suggestions)
      return suggestions
    },
  }
}

async function readWords({ from, name }: { readonly from: string; readonly name: string }) {
  const { getDictionary, readSettings } = await import('cspell-lib')
  const file = createRequire(import.meta.url).resolve(`${from}/cspell-ext.json`)
  const words = await getDictionary({ ...(await readSettings(pathToFileURL(file))), dictionaries: [name] })
  const [error] = words.getErrors?.() ?? []
  if (error) throw error
  return words
}

/** The project's words, one or several per line; from the project's root. */
const WORDS_FILE = 'content/words.txt'
/** Products, formats and networks that translators write about. */
const TRADE =
  'ChatGPT csv DeepL Drupal Figma GitHub html InDesign json LinkedIn MemoQ Shopify srt Trados vtt WhatsApp WordPress xliff xml'

/** Returns the words that are right although no dictionary has them: names, and those of the project's list. */
export function readProjectWords(root: string, names: readonly string[] = []): ReadonlySet<string> {
  const list = join(root, WORDS_FILE)
  const parts = names.map((name) => name.replaceAll('-', ' '))
  const words = [existsSync(list) ? readSource(list) : '', ...parts, TRADE].join(' ')
  return new Set(words.replaceAll("'", '’').split(/\s+/))
}
