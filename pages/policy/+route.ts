/** Policies are at the root, `/privacy`: only names of documents match. */
export function route({ documentAt }: Pick<Vike.PageContext, 'documentAt'>) {
  return documentAt?.collection === 'policies' ? { routeParams: { slug: documentAt.slug } } : false
}
