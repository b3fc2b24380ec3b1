import type { Locale } from '../languages.ts'

/** What the placeholders of a text stand for; `count` also chooses its plural. */
export type TextValues = Readonly<Record<string, string | number>>

/**
 * Finds a text and fills its placeholders, for script that does without i18next, which would weigh more than all the
 * rest of it. The texts are finished by tools/content/textsPlugin.ts.
 *
 * @param texts of one namespace
 * @param key with or without the namespace: `blogSearch:found` stands for `found_one`, `found_other`
 */
export function chooseText(texts: unknown, key: string, values: TextValues, locale: Locale): string {
  const name = key.replace(/^\w+:/, '')
  const find = (path: string): unknown =>
    path.split('.').reduce<unknown>((branch, part) => Reflect.get(Object(branch), part), texts)
  const { count } = values
  const form = typeof count === 'number' ? find(`${name}_${new Intl.PluralRules(locale).select(count)}`) : undefined
  // French has a form for millions that nobody writes: other is the form for all that has none.
  const text = form ?? find(name) ?? find(`${name}_other`)
  return String(text).replace(/\{\{(\w+)\}\}/g, (placeholder, value: string) => {
    const given = values[value]
    return typeof given === 'number' ? given.toLocaleString(locale) : (given ?? placeholder)
  })
}
