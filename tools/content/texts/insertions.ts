/** A text nested in another: `$t(facts:price)`. https://www.i18next.com/translation-function/nesting */
export interface NestedText {
  readonly at: number
  /** The reference as it is written. */
  readonly written: string
  /** Namespace and key. */
  readonly target: string
  readonly isClosed: boolean
}

/** Returns all texts that a text nests, whether they exist or not. */
export function findNestedTexts(value: string): NestedText[] {
  const found = value.matchAll(/\$t\(([^()]*)(\)?)/g)
  return Array.from(found, ({ index: at, 0: written, 1: target = '', 2: end }) => {
    return { at, written, target: target.trim(), isClosed: end === ')' }
  })
}

/** Returns all braces of a text, with the name in them (may be empty) and whether they are an i18next placeholder. */
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

/** i18next's suffixes for https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules. */
const FORM = /_(?:ordinal_)?(zero|one|two|few|many|other)$/

/** Returns a key without its plural form: `pages` for `pages_one` and `pages_other`. */
export function withoutPluralForm(key: string): string {
  return key.replace(FORM, '')
}

/** Returns the plural form of a key: `many` for `pages_many`. */
export function pluralFormOf(key: string): string | undefined {
  return FORM.exec(key)?.[1]
}
