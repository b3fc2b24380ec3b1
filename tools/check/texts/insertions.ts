/** A text that another one shows within itself: `$t(facts:price)`. https://www.i18next.com/translation-function/nesting */
export interface NestedText {
  readonly at: number
  /** As it is written, to where it ends. */
  readonly written: string
  /** Namespace and key. */
  readonly target: string
  readonly isClosed: boolean
}

/** Returns all that a text nests, whether it is there or not. */
export function findNestedTexts(value: string): NestedText[] {
  const found = value.matchAll(/\$t\(([^()]*)(\)?)/g)
  return Array.from(found, ({ index: at, 0: written, 1: target = '', 2: end }) => {
    return { at, written, target: target.trim(), isClosed: end === ')' }
  })
}

/** Returns all braces of a text with the name in them, which may be empty, and whether i18next takes them for a placeholder. */
export function findBraces(value: string) {
  return Array.from(value.matchAll(/\{+[^{}]*\}*|\}+/g), ({ 0: written, index: at }) => ({
    at,
    written,
    name: /^\{+\s*(\w+)/.exec(written)?.[1] ?? '',
    isSound: /^\{\{\w+\}\}$/.test(written),
  }))
}

/** Returns the names of a text's placeholders, each once, in alphabetical order. */
export function placeholdersOf(value: string): readonly string[] {
  const names = findBraces(value).flatMap(({ name }) => (name === '' ? [] : [name]))
  return [...new Set(names)].toSorted()
}

/** https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules, as i18next writes them. */
const FORM = /_(?:ordinal_)?(zero|one|two|few|many|other)$/

/** Returns the name that the forms of a text share: `pages` of `pages_one` and `pages_other`. */
export function withoutPluralForm(key: string): string {
  return key.replace(FORM, '')
}

/** Returns the form that a key is for: `many` of `pages_many`. */
export function pluralFormOf(key: string): string | undefined {
  return FORM.exec(key)?.[1]
}
