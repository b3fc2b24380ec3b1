/** The pages of the team stand at the root, `/clarisse-mbarga`: their names are those of the documents. */
export function route({ documentAt }: Pick<Vike.PageContext, 'documentAt'>) {
  return documentAt?.collection === 'team' ? { routeParams: { slug: documentAt.slug } } : false
}
