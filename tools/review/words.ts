import { defaultLocale, isLocale, type Locale, locales } from '../../renderer/languages.ts'
import { writerLanguage } from '../check/messages/catalogue.ts'
import type { Review, ReviewedPage } from './review.ts'
import english from './words.en.json' with { type: 'json' }
import french from './words.fr.json' with { type: 'json' }

/** The texts of a review in one language. */
export type Words = typeof french

const catalogues = { fr: french, en: english }

/** Returns the texts for whoever writes in a language of the site. */
export function wordsOf(locale: Locale): Words {
  return catalogues[writerLanguage(locale)]
}

/** Returns `1 page`, `2 pages`, by the plural rules of the language. */
export function count(number: number, [one = '', other = '']: readonly string[], { tag }: Words): string {
  return `${number.toLocaleString(tag)} ${new Intl.PluralRules(tag).select(number) === 'one' ? one : other}`
}

/** Replaces the placeholders of a text: `Relecture de {branch}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** Returns the language that a branch changes; the site's default where it changes several or none. */
export function localeOfBranch({ diagnostics, texts, pages }: Review): Locale {
  const changed = new Set([
    ...diagnostics.map(({ file }) => file.split('/')[1]).filter(isLocale),
    ...locales.filter((locale) => texts.some(({ values }) => values[locale].before !== values[locale].after)),
    ...pages.filter(hasNews).map(({ locale }) => locale),
  ])
  const [only = defaultLocale, ...others] = changed
  return others.length > 0 ? defaultLocale : only
}

/** Whether a page has a difference that no text and no page before it has. */
export function hasNews({ change, passages }: ReviewedPage): boolean {
  return change !== 'changed' || passages.length > 0
}

/** Returns `2 erreurs, 12 pages différentes`. */
export function summarize({ diagnostics, texts, pages, files }: Review, words: Words): string {
  const errors = diagnostics.filter(({ severity }) => severity !== 'warning').length
  const counts = [
    [errors, words.errors],
    [diagnostics.length - errors, words.warnings],
    [texts.length, words.changedTexts],
    [pages.length, words.changedPages],
    [files.length, words.changedFiles],
  ] as const
  return (
    counts.flatMap(([number, names]) => (number > 0 ? [count(number, names, words)] : [])).join(', ') || words.nothing
  )
}
