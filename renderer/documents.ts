import type { MDXContent } from 'mdx/types'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { CollectionName } from '../content/collections.ts'
import { findEntry } from './content.ts'
import type { Entry } from './entry.ts'

/** The compiled MDX of a document: tools/markdown. */
export type DocumentBody = MDXContent

const modules = import.meta.glob<{ readonly default: DocumentBody }>('../content/*/*/*.mdx')

/**
 * Returns a document with its body, which `<Prose>` shows.
 *
 * @param slug that of the page's address by default
 * @throws Vike's 404 if there is no such document
 */
export async function readDocument<Name extends CollectionName>(
  collection: Name,
  { routeParams, locale }: PageContextServer,
  slug = routeParams['slug'] ?? '',
): Promise<{ entry: Entry<Name>; body: DocumentBody }> {
  const entry = findEntry(collection, slug, locale)
  if (!entry) throw render(404)
  const load = modules[`..${entry.file}`]
  if (!load) throw new Error(`${entry.file} was listed but no longer exists. Save it again, or restart.`)
  return { entry, body: (await load()).default }
}
