import type { Locale } from '../languages.ts'

/** The namespaces that islands may use. The pattern below limits the browser's files to these. */
export const islandNamespaces = [
  'blogSearch',
  'counting',
  'formMessages',
  'forms',
  'notFound',
  'receipt',
  'search',
  'staffMail',
] as const

export type IslandNamespace = (typeof islandNamespaces)[number]

/** Prepared texts by namespace, as `?texts` imports them. */
export type IslandTexts = Partial<Record<IslandNamespace, unknown>>

const files = import.meta.glob<unknown>(
  '../../content/*/strings/{blogSearch,counting,formMessages,forms,notFound,receipt,search,staffMail}.json',
  { query: '?texts', import: 'default' },
)

/**
 * Fetches the texts that an island uses, in one language.
 *
 * @throws Error if they can't be fetched, or are not among the namespaces above
 */
export async function loadTexts(locale: Locale, namespaces: readonly IslandNamespace[]): Promise<IslandTexts> {
  const load = async (namespace: IslandNamespace) => {
    const file = files[`../../content/${locale}/strings/${namespace}.json`]
    if (!file) throw new Error(`An island names the texts "${namespace}": add them in renderer/islands/islandTexts.ts.`)
    return [namespace, await file()] as const
  }
  return Object.fromEntries(await Promise.all(namespaces.map(load)))
}
