/**
 * Returns the texts that a text nests, `$t(facts:price)`, as they are written, whether they exist or not; `target` is their
 * namespace and key. https://www.i18next.com/translation-function/nesting
 */
export function findNestedTexts(value: string) {
  const found = value.matchAll(/\$t\(([^()]*)\)?/g)
  return Array.from(found, ({ index: at, 0: written, 1: target = '' }) => ({ at, written, target: target.trim() }))
}

/** Returns the placeholders of a text, each once, in alphabetical order: `{{count}}`, and other braces as they are. */
export function placeholdersOf(value: string): readonly string[] {
  return [...new Set(value.match(/\{+[^{}]*\}*|\}+/g))].toSorted()
}

/** i18next's suffixes for https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules. */
const FORM = /_(?:ordinal_)?(zero|one|two|few|many|other)$/

/** Returns a key without its plural form: `pages` for `pages_one` and `pages_other`. */
export function withoutPluralForm(key: string): string {
  return key.replace(FORM, '')
}
