import type { ParseKeys } from 'i18next'
import { chooseText, type TextValues } from '../../renderer/browser/chooseText.ts'
import type { Locale } from '../../renderer/languages.ts'

type Texts = typeof import('../../content/fr/strings/search.json')

type SearchTextKey = `search:${ParseKeys<'search'>}`

/** A text in the page's language, its placeholders filled; with a `count`, the form that the number asks for. */
export type SearchText = (key: SearchTextKey, values?: TextValues) => string

const files = import.meta.glob<Texts>('../../content/*/strings/search.json', { query: '?texts', import: 'default' })

/** Fetches what the search says, in one language. */
export async function loadSearchTexts(locale: Locale): Promise<SearchText> {
  const texts = await files[`../../content/${locale}/strings/search.json`]?.()
  return (key, values = {}) => chooseText(texts, key, values, locale)
}
