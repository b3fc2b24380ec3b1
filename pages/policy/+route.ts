import { hasPageOfItsOwn } from './ownPages.ts'

/** Policies are at the root, `/privacy`: only names of documents match. */
export function route({ documentAt }: Pick<Vike.PageContext, 'documentAt'>) {
  if (documentAt?.collection !== 'policies' || hasPageOfItsOwn(documentAt.slug)) return false
  return { routeParams: { slug: documentAt.slug } }
}
