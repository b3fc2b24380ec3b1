import { hasPageOfItsOwn } from './ownPages.ts'

/** Policies stand at the root, `/privacy`: their names are those of the documents. */
export function route({ documentAt }: Pick<Vike.PageContext, 'documentAt'>) {
  if (documentAt?.collection !== 'policies' || hasPageOfItsOwn(documentAt.slug)) return false
  return { routeParams: { slug: documentAt.slug } }
}
