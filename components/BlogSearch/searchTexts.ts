import type { ParseKeys } from 'i18next'
import type { Locale } from '../../renderer/languages.ts'

type Texts = typeof import('../../content/fr/strings/blogSearch.json')
type Values = Readonly<Record<string, string | number>>

/** A text of content/<language>/strings/blogSearch.json. */
export type SearchTextKey = `blogSearch:${ParseKeys<'blogSearch'>}`

/** A text in the page's language, its placeholders filled; `count` also chooses its plural. */
export type SearchText = (key: SearchTextKey, values?: Values) => string

const files = import.meta.glob<Texts>('../../content/*/strings/blogSearch.json', { query: '?texts', import: 'default' })

/** Fetches what the search says: in one language, finished by tools/content/textsPlugin.ts. */
export async function loadSearchTexts(locale: Locale): Promise<SearchText> {
  const texts = await files[`../../content/${locale}/strings/blogSearch.json`]?.()
  return (key, values = {}) => chooseText(texts, key.replace(/^\w+:/, ''), values, locale)
}

/**
 * Finds a text and fills its placeholders. i18next would weigh more than all the rest of the search.
 *
 * @param key without namespace: `pagination.next`; `found` stands for `found_one`, `found_other`
 */
export function chooseText(texts: unknown, key: string, values: Values, locale: Locale): string {
  const find = (name: string): unknown =>
    name.split('.').reduce<unknown>((branch, part) => Reflect.get(Object(branch), part), texts)
  const { count } = values
  const form = typeof count === 'number' ? find(`${key}_${new Intl.PluralRules(locale).select(count)}`) : undefined
  return String(form ?? find(key)).replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? placeholder)
  })
}
