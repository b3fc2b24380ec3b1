import type { ParseKeys } from 'i18next'
import { chooseText, type TextValues } from '../../renderer/browser/chooseText.ts'
import type { Locale } from '../../renderer/languages.ts'

type Texts = typeof import('../../content/fr/strings/blogSearch.json')

/** A text of content/<language>/strings/blogSearch.json. */
export type SearchTextKey = `blogSearch:${ParseKeys<'blogSearch'>}`

/** A text in the page's language, its placeholders filled; `count` also chooses its plural. */
export type SearchText = (key: SearchTextKey, values?: TextValues) => string

const files = import.meta.glob<Texts>('../../content/*/strings/blogSearch.json', { query: '?texts', import: 'default' })

/** Fetches what the blog's search says, in one language. */
export async function loadSearchTexts(locale: Locale): Promise<SearchText> {
  const texts = await files[`../../content/${locale}/strings/blogSearch.json`]?.()
  return (key, values = {}) => chooseText(texts, key, values, locale)
}
