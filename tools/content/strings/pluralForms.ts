import type { Locale } from '../../../renderer/languages.ts'

/** https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules, as i18next writes them. */
const FORM = /_(?:ordinal_)?(zero|one|two|few|many|other)$/
/** Enough to have one of each form of any language. */
const NUMBERS = [0, 1, 2, 3, 5, 6, 8, 10, 11, 12, 20, 21, 100, 1000, 1_000_000]

/** `pages_one` and `pages_many` are forms of one text; which forms there are is the language's affair. */
export function withoutPluralForm(key: string): string {
  return key.replace(FORM, '')
}

/** @returns `many` of `pages_many`; undefined where a text has one form for all numbers */
export function pluralFormOf(key: string): string | undefined {
  return FORM.exec(key)?.[1]
}

/** The forms that a language has, each with a number that takes it. */
export function pluralFormsOf(locale: Locale, key: string): ReadonlyMap<string, number> {
  const type = key.includes('_ordinal_') ? 'ordinal' : 'cardinal'
  const rules = new Intl.PluralRules(locale, { type })
  const { pluralCategories } = rules.resolvedOptions()
  return new Map(
    pluralCategories.map((form) => [form, NUMBERS.find((number) => rules.select(number) === form) ?? 0] as const),
  )
}
