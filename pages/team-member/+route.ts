/** Team pages are at the root, `/clarisse-mbarga`: only names of documents match. */
export function route({ documentAt }: Pick<Vike.PageContext, 'documentAt'>) {
  return documentAt?.collection === 'team' ? { routeParams: { slug: documentAt.slug } } : false
}
