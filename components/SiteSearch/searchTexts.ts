import type { ParseKeys } from 'i18next'
import type { Locale } from '../../renderer/languages.ts'

type Texts = typeof import('../../content/fr/strings/search.json')

/** A text in the page's language, its placeholders filled; with a `count`, the form that the number asks for. */
export type SearchText = (key: SearchTextKey, values?: Readonly<Record<string, string | number>>) => string

type SearchTextKey = `search:${ParseKeys<'search'>}`

const files = import.meta.glob<Texts>('../../content/*/strings/search.json', { query: '?texts', import: 'default' })

/** Fetches what the search says, in one language, finished by tools/content/textsPlugin.ts. */
export async function loadSearchTexts(locale: Locale): Promise<SearchText> {
  const texts = await files[`../../content/${locale}/strings/search.json`]?.()
  const plurals = new Intl.PluralRules(locale)
  const find = (key: string): unknown =>
    key.split('.').reduce<unknown>((branch, part) => Reflect.get(Object(branch), part), texts)
  return (key, values = {}) => {
    const name = key.replace(/^search:/, '')
    const form = 'count' in values ? find(`${name}_${plurals.select(Number(values['count']))}`) : undefined
    // The form for millions of results is not written: other is the form for all that has none.
    const text = form ?? find(name) ?? find(`${name}_other`)
    return String(text).replace(/\{\{(\w+)\}\}/g, (placeholder, value: string) => String(values[value] ?? placeholder))
  }
}
