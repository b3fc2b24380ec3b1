import type { IslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import {
  islandNamespaces,
  loadTexts,
  type IslandNamespace,
  type IslandTexts,
} from '../../renderer/islands/islandTexts.ts'
import { locales, type Locale } from '../../renderer/languages.ts'

/** All texts of islands, on the server: the very ones that the browser gets, for it to find what it expects. */
const texts = new Map<Locale, IslandTexts>(
  await Promise.all(locales.map(async (locale) => [locale, await loadTexts(locale, islandNamespaces)] as const)),
)

/** What an island is rendered with: no more than it names, so that what it forgot to name fails now, not in the browser. */
export function settingOf(locale: Locale, namespaces: readonly IslandNamespace[]): IslandSetting {
  const all = texts.get(locale) ?? {}
  return { locale, texts: Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]])) }
}
