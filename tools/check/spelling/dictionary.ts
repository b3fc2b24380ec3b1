import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Locale } from '../../../renderer/languages.ts'

/** The words of one language. */
export interface Dictionary {
  /** Whether the word is right as it stands, accents and capitals included. */
  readonly has: (word: string) => boolean
  /** Returns the most similar words, the nearest first. */
  readonly suggest: (word: string) => readonly string[]
}

/**
 * The packages and the names in them: https://github.com/streetsidesoftware/cspell-dicts. English is that of Canada: British,
 * with -ize beside -ise; American spellings in it are in content/words.txt.
 */
const packages: Readonly<Record<string, { readonly from: string; readonly name: string }>> = {
  fr: { from: '@cspell/dict-fr-fr', name: 'fr-fr' },
  en: { from: '@cspell/dict-en-gb', name: 'en-gb' },
}

/** Whether there is a dictionary of a language: one without is not checked. */
export function hasDictionary(locale: Locale): boolean {
  return Object.hasOwn(packages, locale)
}

const loaded = new Map<Locale, Promise<Dictionary>>()

/**
 * Loads the words of a language, once: it takes a second.
 *
 * @throws Error where the language has no dictionary, or it cannot be read
 */
export function loadDictionary(locale: Locale): Promise<Dictionary> {
  const known = loaded.get(locale) ?? readDictionary(locale)
  loaded.set(locale, known)
  return known
}

/** How far a suggestion may be, as the library counts: an accent costs 1, a letter 100. */
const ACCENTS = 50
const ONE_LETTER = 100
const TWO_LETTERS = 200
/** Of shorter words, two letters are too much of a difference. */
const LONG_WORD = 7
const AT_MOST = 3

async function readDictionary(locale: Locale): Promise<Dictionary> {
  const chosen = packages[locale]
  if (!chosen)
    throw new Error(`There is no dictionary for "${locale}". Name one in tools/check/spelling/dictionary.ts.`)
  // It takes half a second, which commands that check no spelling do without.
  const { CompoundWordsMethod, getDictionary, readSettings } = await import('cspell-lib')
  const file = createRequire(import.meta.url).resolve(`${chosen.from}/cspell-ext.json`)
  const words = await getDictionary({ ...(await readSettings(pathToFileURL(file))), dictionaries: [chosen.name] })
  const [error] = words.getErrors?.() ?? []
  if (error) throw error
  const options = { ignoreCase: false, numSuggestions: 8, numChanges: 2, compoundMethod: CompoundWordsMethod.NONE }
  const suggest = (word: string) => {
    // The library also suggests articles before words, « L’chance », and capitals within them.
    const isLike = (text: string) => /['’]/.test(text) === /['’]/.test(word) && !/.\p{Lu}/u.test(text)
    const found = words.suggest(word, options).filter(({ word: text }) => text.length > 1 && isLike(text))
    const steps = [ACCENTS, ONE_LETTER, word.length >= LONG_WORD ? TWO_LETTERS : 0]
    const farthest = steps.find((step) => (found[0]?.cost ?? Infinity) <= step) ?? 0
    const isCapital = /^\p{Lu}/u.test(word)
    const near = found
      .filter(({ cost }) => cost <= farthest)
      .map(({ word: text }) => (isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text))
    return [...new Set(near)].slice(0, AT_MOST)
  }
  return {
    // The library ignores accents where it ignores capitals.
    has: (word) => words.has(word, { ignoreCase: false }),
    suggest,
  }
}
