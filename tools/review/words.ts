import { defaultLocale, type Locale, locales } from '../../renderer/languages.ts'
import type { Review } from './review.ts'
import english from './words.en.json' with { type: 'json' }
import french from './words.fr.json' with { type: 'json' }

/** Every word of a review in one language; the texts of pages and documents are their own. */
export type Words = typeof french

const byLocale: Readonly<Partial<Record<Locale, Words>>> = { fr: french, en: english }

/** Returns the words of a language; English ones for reviewers of a language that has none. */
export function wordsOf(locale: Locale): Words {
  return byLocale[locale] ?? english
}

/** `1 page`, `2 pages`, as the language counts. */
export function count(number: number, [one = '', more = '']: readonly string[], { tag }: Words): string {
  return `${number.toLocaleString(tag)} ${new Intl.PluralRules(tag).select(number) === 'one' ? one : more}`
}

/** Puts values where a text names them: `Relecture de {branch}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** The language of whoever waits at a terminal. */
export function localeOfTerminal({ LC_ALL, LANG }: NodeJS.ProcessEnv): Locale {
  return locales.find((locale) => (LC_ALL || LANG)?.startsWith(locale)) ?? 'en'
}

/** The language that a branch is written in: the site's own, where it changes content of several or of none. */
export function localeOfBranch({ texts, documents }: Pick<Review, 'texts' | 'documents'>): Locale {
  const [only = defaultLocale, ...others] = locales.filter(
    (locale) =>
      texts.some(({ values }) => values[locale].before !== values[locale].after) ||
      documents.some(({ versions }) => !['unchanged', 'absent'].includes(versions[locale].change)),
  )
  return others.length > 0 ? defaultLocale : only
}

/** `2 erreurs, 3 documents, 12 pages différentes` */
export function summarize({ flaws, texts, documents, pages, files, notCompared }: Review, words: Words): string {
  const errors = flaws.filter(({ severity }) => severity !== 'warning').length
  const counts = [
    [errors, words.errors],
    [flaws.length - errors, words.warnings],
    [texts.length, words.changedTexts],
    [documents.length, words.changedDocuments],
    [notCompared ? 0 : pages.length, words.changedPages],
    [files.length, words.changedFiles],
  ] as const
  return (
    counts.flatMap(([number, names]) => (number > 0 ? [count(number, names, words)] : [])).join(', ') || words.nothing
  )
}
