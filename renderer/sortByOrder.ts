interface Ordered {
  readonly frontmatter: { readonly order: number }
}

/** Documents in the order that their writers gave them. */
export function sortByOrder<Document extends Ordered>(documents: readonly Document[]): Document[] {
  return documents.toSorted((a, b) => a.frontmatter.order - b.frontmatter.order)
}
