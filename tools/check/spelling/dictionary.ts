import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { globSync } from 'tinyglobby'
import type { Locale } from '../../../renderer/languages.ts'

/** The words of one language. */
export interface Dictionary {
  /** Returns whether a word is right as it stands, accents and capitals included. */
  readonly has: (word: string) => boolean
  /** Returns the most similar words, the nearest first. */
  readonly suggest: (word: string) => readonly string[]
}

/**
 * The package and name of each dictionary: https://github.com/streetsidesoftware/cspell-dicts. English is Canadian:
 * British, with both -ize and -ise; its American spellings are in content/words.txt.
 */
const packages: Readonly<Record<string, { readonly from: string; readonly name: string }>> = {
  fr: { from: '@cspell/dict-fr-fr', name: 'fr-fr' },
  en: { from: '@cspell/dict-en-gb', name: 'en-gb' },
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

/** How much a suggestion may differ, as the library counts: an accent costs 1, a letter 100. */
const ONE_LETTER = 100
const TWO_LETTERS = 200
const ABOUT_AS_MUCH = 50
/** In shorter words, two letters are too much of a difference. */
const LONG_WORD = 7
const AT_MOST = 3

async function readDictionary(locale: Locale): Promise<Dictionary> {
  const chosen = packages[locale]
  if (!chosen)
    throw new Error(`There is no dictionary for "${locale}". Name one in tools/check/spelling/dictionary.ts.`)
  // Imported here because it takes half a second, and most commands check no spelling.
  const { CompoundWordsMethod, getDictionary, readSettings } = await import('cspell-lib')
  const file = createRequire(import.meta.url).resolve(`${chosen.from}/cspell-ext.json`)
  const words = await getDictionary({ ...(await readSettings(pathToFileURL(file))), dictionaries: [chosen.name] })
  const [error] = words.getErrors?.() ?? []
  if (error) throw error
  const options = { ignoreCase: false, numSuggestions: 8, numChanges: 2, compoundMethod: CompoundWordsMethod.NONE }
  return {
    // If the library ignored case, it would also ignore accents.
    has: (word) => words.has(word, { ignoreCase: false }),
    suggest: (word) => {
      // The library also suggests articles before words, « L’chance », and capitals within them.
      const isLike = (text: string) => text.length > 1 && !/['’]|.\p{Lu}/u.test(text)
      const [first, ...others] = words.suggest(word, options).filter(({ word: text }) => isLike(text))
      if (!first || first.cost > (word.length < LONG_WORD ? ONE_LETTER : TWO_LETTERS)) return []
      const near = [first, ...others.filter(({ cost }) => cost <= first.cost + ABOUT_AS_MUCH)]
      const isCapital = /^\p{Lu}/u.test(word)
      const found = near.map(({ word: text }) => (isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text))
      return [...new Set(found)].slice(0, AT_MOST)
    },
  }
}

/** The project's words, one or several per line; from the project's root. */
const WORDS_FILE = 'content/words.txt'
/** Products, formats and networks that translators write about. */
const TRADE =
  'ChatGPT DeepL Drupal Figma GitHub InDesign json LinkedIn MemoQ Shopify srt Trados vtt WhatsApp WordPress xliff'
const NAME_OF_PROFILE = /^name: *['"]?(.+?)['"]? *$/m

/** Reads the words that are right although no dictionary has them: the project's list and the names of the team. */
export function readProjectWords(root: string): ReadonlySet<string> {
  const people = globSync('content/*/team/*.mdx', { cwd: root, absolute: true }).map(
    (file) => NAME_OF_PROFILE.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('-', ' ') ?? '',
  )
  const list = join(root, WORDS_FILE)
  const words = [existsSync(list) ? readFileSync(list, 'utf8') : '', ...people, TRADE].join(' ')
  return new Set(words.replaceAll("'", '’').split(/\s+/))
}
