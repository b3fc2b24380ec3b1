import type { ParseKeys } from 'i18next'
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

/**
 * Fetches what forms say while they are filled in and sent: in one language, finished by tools/content/textsPlugin.ts.
 * i18next would weigh more than all the rest of a form's script.
 */
export async function loadFormTexts(locale: Locale): Promise<FormText> {
  const texts = await files[`../../content/${locale}/strings/formMessages.json`]?.()
  return (key, values = {}) => {
    const text = key
      .replace(/^\w+:/, '')
      .split('.')
      .reduce<unknown>((branch, part) => Reflect.get(Object(branch), part), texts)
    return String(text).replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
  }
}
