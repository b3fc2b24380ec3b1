/** Case studies stand at the root, `/legal-translation`: their names are those of the documents. */
export function route({ documentAt }: Pick<Vike.PageContext, 'documentAt'>) {
  return documentAt?.collection === 'case-studies' ? { routeParams: { slug: documentAt.slug } } : false
}
