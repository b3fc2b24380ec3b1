import type { i18n, ResourceKey } from 'i18next'
import content from 'virtual:content'
import type { Locale } from './languages.ts'
import { createTranslation, typesetResources } from './translation.ts'

const files = import.meta.glob<ResourceKey>('../content/*/strings/*.json', {
  eager: true,
  import: 'default',
})

const translations = new Map<Locale, i18n>()

/** Returns all texts of a language, on the server: a page may show any of them. */
export function translationOf(locale: Locale): i18n {
  const known = translations.get(locale) ?? readTranslation(locale)
  translations.set(locale, known)
  return known
}

function readTranslation(locale: Locale): i18n {
  const texts = Object.entries(files)
    .filter(([file]) => file.startsWith(`../content/${locale}/`))
    .map(([file, namespace]) => [file.replace(/^.*\/|\.json$/g, ''), namespace] as const)
  return createTranslation(locale, typesetResources([...texts, ...Object.entries(content.computed[locale])], locale))
}
