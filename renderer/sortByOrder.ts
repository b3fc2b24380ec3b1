interface Ordered {
  readonly frontmatter: { readonly order: number }
}

/** Sorts documents by their `order`. */
export function sortByOrder<Document extends Ordered>(documents: readonly Document[]): Document[] {
  return documents.toSorted((a, b) => a.frontmatter.order - b.frontmatter.order)
}
