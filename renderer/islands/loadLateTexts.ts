import { isLocale } from '../languages.ts'
import { loadTexts, type TextsModule } from './islandTexts.ts'
import { loadModule } from './loadModule.ts'

const files = import.meta.glob<TextsModule>('../../content/*/strings/formMessages.json', { query: '?texts=late' })

/** Adds the late texts of forms (lateTexts.ts) to those that islands have, in the language of the page. */
export async function loadLateTexts(): Promise<void> {
  const { lang } = document.documentElement
  const file = files[`../../content/${lang}/strings/formMessages.json`]
  if (!file || !isLocale(lang)) return
  const [{ formMessages }, late] = await Promise.all([loadTexts(lang, ['formMessages']), loadModule(file)])
  merge(Object(formMessages), Object(late.default))
}

function merge(texts: Record<string, unknown>, others: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(others)) {
    const known = texts[key]
    if (typeof known === 'object') Object.assign(Object(known), value)
    else texts[key] = value
  }
}
