import type { Locale } from '../languages.ts'
import { loadModule } from './loadModule.ts'

/** The namespaces that islands may use. The pattern below limits the browser's files to these. */
export const islandNamespaces = [
  'blogSearch',
  'counting',
  'facts',
  'formMessages',
  'forms',
  'notFound',
  'search',
] as const

export type IslandNamespace = (typeof islandNamespaces)[number]

/** Prepared texts by namespace, as `?texts` imports them. */
export type IslandTexts = Partial<Record<IslandNamespace, unknown>>

export interface TextsModule {
  readonly default: unknown
}

const files = import.meta.glob<TextsModule>(
  '../../content/*/strings/{blogSearch,counting,facts,formMessages,forms,notFound,search}.json',
  { query: '?texts' },
)

async function load(file: string): Promise<unknown> {
  const fetchTexts = files[file]
  if (!fetchTexts) throw new Error(`An island names the texts "${file}": add them in renderer/islands/islandTexts.ts.`)
  return (await loadModule(fetchTexts)).default
}

const fileOf = (locale: Locale, namespace: IslandNamespace) => `../../content/${locale}/strings/${namespace}.json`

/**
 * Fetches the texts that an island uses, in one language.
 *
 * @throws Error if they can't be fetched, or are not among the namespaces above
 */
export async function loadTexts(locale: Locale, namespaces: readonly IslandNamespace[]): Promise<IslandTexts> {
  const loading = namespaces.map(async (namespace) => [namespace, await load(fileOf(locale, namespace))] as const)
  return Object.fromEntries(await Promise.all(loading))
}
