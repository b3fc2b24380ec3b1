import { localizePath } from '../../../renderer/addresses.ts'
import type { LoadedDocument } from '../../content/loadDocument.ts'

const kinds = {
  articles: 'article',
  services: 'service',
  'case-studies': 'caseStudy',
  team: 'person',
  policies: 'page',
} as const

/** The kind of a search result; the texts are `search:kinds`. */
export type PageKind = (typeof kinds)[keyof typeof kinds]

/** The kind of each document's page, by its address; all other pages are just pages. */
export function kindsOfDocuments(documents: readonly LoadedDocument[]): ReadonlyMap<string, PageKind> {
  return new Map(
    documents.map(({ entry }) => [localizePath(entry.path, entry.locale), kinds[entry.collection]] as const),
  )
}
