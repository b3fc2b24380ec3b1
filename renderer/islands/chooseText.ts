import type { Locale } from '../languages.ts'

/** The values of a text's placeholders; `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>

/**
 * Returns a text with its placeholders filled in, for scripts without i18next, which would weigh more than the rest of
 * them. tools/build/textsPlugin.ts prepares the texts.
 *
 * @param texts the texts of one namespace
 * @param key with or without the namespace: `blogSearch:found` selects `found_one` or `found_other`
 */
export function chooseText(texts: unknown, key: string, values: TextValues, locale: Locale): string {
  const name = key.replace(/^\w+:/, '')
  const find = (path: string): unknown =>
    path.split('.').reduce<unknown>((branch, part) => Reflect.get(Object(branch), part), texts)
  const { count } = values
  const form = typeof count === 'number' ? find(`${name}_${new Intl.PluralRules(locale).select(count)}`) : undefined
  // French has a plural form for millions that we do not write: `other` is the fallback.
  const text = form ?? find(name) ?? find(`${name}_other`)
  return String(text).replace(/\{\{(\w+)\}\}/g, (placeholder, value: string) => {
    const given = values[value]
    return typeof given === 'number' ? given.toLocaleString(locale) : (given ?? placeholder)
  })
}
