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
const packages: Readonly<Record<string, readonly string[]>> = {
  fr: ['@cspell/dict-fr-fr'],
  en: ['@cspell/dict-en-gb', '@cspell/dict-en_us'],
}

const loaded = new Map<Locale, Promise<Dictionary | undefined>>()

/**
 * Loads the dictionary of a language, only once because it takes a second; undefined if it has none.
 *
 * @throws Error if it cannot be read
 */
export function loadDictionary(locale: Locale): Promise<Dictionary | undefined> {
  const known = loaded.get(locale) ?? readDictionary(packages[locale] ?? [])
  loaded.set(locale, known)
  return known
}

/** How much a suggestion may differ, as the library counts: an accent costs 1, a doubled letter 50, another letter 100. */
const ABOUT_A_LETTER = 150
const ABOUT_AS_MUCH = 50
/** No letter costs as little. */
const MARKS = 10
const AT_MOST = 3

async function readDictionary(names: readonly string[]): Promise<Dictionary | undefined> {
  const [own, ...others] = await Promise.all(names.map(readWords))
  if (!own) return undefined
  // If the library ignored case, it would also ignore accents.
  const asWritten = { ignoreCase: false }
  return {
    has: (word) => [own, ...others].some((words) => words.has(word, asWritten)),
    suggest: (word) => {
      const found = own
        .suggest(word, { ...asWritten, numSuggestions: 8, numChanges: 2 })
        // The library also suggests articles before words, « L’chance », two words, and capitals within them.
        .filter(({ word: text, cost }) => cost <= ABOUT_A_LETTER && !/^.$|^\p{L}{1,2}['’]|[ +]|.\p{Lu}/u.test(text))
      const near = found.filter(({ cost }) => cost <= (found[0]?.cost ?? 0) + ABOUT_AS_MUCH)
      return near.slice(0, AT_MOST).map(({ word: text, cost }) => ({ word: text, isForMarks: cost < MARKS }))
    },
  }
}

async function readWords(name: string) {
  // Imported here because it takes half a second, and most commands check no spelling.
  const { getDictionary, readSettings } = await import('cspell-lib')
  const file = createRequire(import.meta.url).resolve(`${name}/cspell-ext.json`)
  const dictionaries = [name.replace('@cspell/dict-', '')]
  const words = await getDictionary({ ...(await readSettings(pathToFileURL(file))), dictionaries })
  const [error] = words.getErrors?.() ?? []
  if (error) throw error
  return words
}

/** The project's words, one or several per line; from the project's root. */
const WORDS_FILE = 'content/words.txt'

/** Returns the words that are right although no dictionary has them: names, and those of the project's list. */
export function readProjectWords(root: string, names: readonly string[] = []): ReadonlySet<string> {
  const list = join(root, WORDS_FILE)
  const words = [existsSync(list) ? readSource(list) : '', ...names.map((name) => name.replaceAll('-', ' '))].join(' ')
  return new Set(words.replaceAll("'", '’').split(/\s+/))
}
