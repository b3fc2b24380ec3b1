import type { Locale } from '../languages.ts'

/** The files of texts that islands may name. Only they are made for the browser, by the pattern below. */
export const islandNamespaces = ['blogSearch', 'counting', 'formMessages', 'forms', 'notFound', 'search'] as const

export type IslandNamespace = (typeof islandNamespaces)[number]

/** Finished texts by namespace, as `?texts` gives them. */
export type IslandTexts = Partial<Record<IslandNamespace, unknown>>

const files = import.meta.glob<unknown>(
  '../../content/*/strings/{blogSearch,counting,formMessages,forms,notFound,search}.json',
  { query: '?texts', import: 'default' },
)

/**
 * Fetches the texts that an island names, in one language.
 *
 * @throws Error where they don't come over the network, or are none of those above
 */
export async function loadTexts(locale: Locale, namespaces: readonly IslandNamespace[]): Promise<IslandTexts> {
  const load = async (namespace: IslandNamespace) => {
    const file = files[`../../content/${locale}/strings/${namespace}.json`]
    if (!file) throw new Error(`An island names the texts "${namespace}": add them in renderer/islands/islandTexts.ts.`)
    return [namespace, await file()] as const
  }
  return Object.fromEntries(await Promise.all(namespaces.map(load)))
}
