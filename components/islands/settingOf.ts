import type { IslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import {
  islandNamespaces,
  loadTexts,
  type IslandNamespace,
  type IslandTexts,
} from '../../renderer/islands/islandTexts.ts'
import { locales, type Locale } from '../../renderer/languages.ts'

/** The texts of all islands, on the server: the same that the browser gets, so that hydration matches. */
const texts = new Map<Locale, IslandTexts>(
  await Promise.all(locales.map(async (locale) => [locale, await loadTexts(locale, islandNamespaces)] as const)),
)

/**
 * Returns the context of an island: only the texts of the namespaces it declares, so that a missing one fails at build
 * time, not in the browser.
 */
export function settingOf(locale: Locale, namespaces: readonly IslandNamespace[]): IslandSetting {
  const all = texts.get(locale) ?? {}
  return { locale, texts: Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]])) }
}
