interface Dated {
  readonly slug: string
  /** `YYYY-MM-DD` */
  readonly frontmatter: { readonly date: string }
}

/** Documents by date, the latest first; those of one day by name, so that the order never changes by itself. */
export function sortByDate<Document extends Dated>(documents: readonly Document[]): Document[] {
  return documents.toSorted((a, b) => compare(b.frontmatter.date, a.frontmatter.date) || compare(a.slug, b.slug))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
