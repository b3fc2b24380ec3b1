import type { ParseKeys } from 'i18next'
import { chooseText } from '../../renderer/browser/chooseText.ts'
import type { Locale } from '../../renderer/languages.ts'

type Texts = typeof import('../../content/fr/strings/formMessages.json')

/** A text of content/<language>/strings/formMessages.json. */
export type FormTextKey = `formMessages:${ParseKeys<'formMessages'>}`

/** A text in the page's language, its placeholders filled. */
export type FormText = (key: FormTextKey, values?: Readonly<Record<string, string>>) => string

const files = import.meta.glob<Texts>('../../content/*/strings/formMessages.json', {
  query: '?texts',
  import: 'default',
})

/** Fetches what forms say while they are filled in and sent, in one language. */
export async function loadFormTexts(locale: Locale): Promise<FormText> {
  const texts = await files[`../../content/${locale}/strings/formMessages.json`]?.()
  return (key, values = {}) => chooseText(texts, key, values, locale)
}
