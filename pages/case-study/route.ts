import type { PageContextServer } from 'vike/types'
import { pathsOfCollection } from '../../renderer/content.ts'

/** Case studies stand at the root, `/legal-translation`: their names are those of the documents. */
export function route({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  if (!pathsOfCollection('case-studies').includes(urlPathname)) return false
  return { routeParams: { slug: urlPathname.slice(1) } }
}
