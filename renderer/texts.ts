import type { i18n, ResourceKey } from 'i18next'
import type { Locale } from './languages.ts'
import { createTranslation, type Namespace, type Resources } from './translation.ts'
import { typesetAll } from './typography.ts'

const files = import.meta.glob<ResourceKey>('../content/*/strings/*.json', {
  eager: true,
  import: 'default',
})

const translations = new Map<Locale, i18n>()

/** All texts of a language, on the server: a page may show any of them. */
export function translationOf(locale: Locale): i18n {
  const known = translations.get(locale)
  if (known) return known
  const translation = createTranslation(locale, allResources(locale))
  translations.set(locale, translation)
  return translation
}

/** The texts of some namespaces, to travel with an island: in the page's language only. */
export function pickResources(locale: Locale, namespaces: readonly Namespace[]): Resources {
  const all = allResources(locale)
  return Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace] ?? {}]))
}

const resources = new Map<Locale, Resources>()

function allResources(locale: Locale): Resources {
  const known = resources.get(locale) ?? readResources(locale)
  resources.set(locale, known)
  return known
}

function readResources(locale: Locale): Resources {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.startsWith(`../content/${locale}/`))
      .map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), typesetAll(texts, locale)]),
  )
}
