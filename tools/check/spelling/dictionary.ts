import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Locale } from '../../../renderer/languages.ts'

/** The words of one language. */
export interface Dictionary {
  /** Whether the word is right as it stands, with its accents; where a sentence begins, with a capital. */
  readonly has: (word: string) => boolean
  /** Words that are but a slip away, the nearest first. */
  readonly suggest: (word: string) => readonly string[]
}

interface Package {
  /** Its package and the name it has there: https://github.com/streetsidesoftware/cspell-dicts */
  readonly from: string
  readonly name: string
}

/** English is that of Canada: British, with -ize beside -ise; what is American in it is in content/words.txt. */
const packages: Readonly<Record<string, Package>> = {
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

/** How far a suggestion may be, in the library's numbers: an accent costs 1, a letter 100. */
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
  // Half a second, which runs without a new word do without.
  const { CompoundWordsMethod, getDictionary, readSettings } = await import('cspell-lib')
  const file = createRequire(import.meta.url).resolve(`${chosen.from}/cspell-ext.json`)
  const words = await getDictionary({ ...(await readSettings(pathToFileURL(file))), dictionaries: [chosen.name] })
  const [error] = words.getErrors?.() ?? []
  if (error) throw error
  return {
    // What ignores capitals ignores accents, too.
    has: (word) => words.has(word, { ignoreCase: false }),
    suggest: (word) => {
      const found = words
        .suggest(word, {
          ignoreCase: false,
          numSuggestions: 8,
          numChanges: 2,
          compoundMethod: CompoundWordsMethod.NONE,
        })
        // It would also put articles before words, « L’chance » for « Lachance », and capitals within them.
        .filter(
          ({ word: text }) => text.length > 1 && /['’]/.test(text) === /['’]/.test(word) && !/.\p{Lu}/u.test(text),
        )
      const nearest = found[0]?.cost ?? Infinity
      const steps = [ACCENTS, ONE_LETTER, word.length >= LONG_WORD ? TWO_LETTERS : 0]
      const farthest = steps.find((step) => nearest <= step) ?? 0
      const near = found.filter(({ cost }) => cost <= farthest).map(({ word: text }) => capitalizeLike(word, text))
      return [...new Set(near)].slice(0, AT_MOST)
    },
  }
}

function capitalizeLike(model: string, word: string): string {
  const isCapitalized = /^\p{Lu}/u.test(model)
  return isCapitalized ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
