/** Case studies are at the root, `/legal-translation`: only names of documents match. */
export function route({ documentAt }: Pick<Vike.PageContext, 'documentAt'>) {
  return documentAt?.collection === 'case-studies' ? { routeParams: { slug: documentAt.slug } } : false
}
