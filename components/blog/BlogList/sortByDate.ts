interface Dated {
  readonly slug: string
  /** `YYYY-MM-DD` */
  readonly frontmatter: { readonly date: string }
}

/** Sorts documents by date, latest first; those of the same day by name, so that the order is stable. */
export function sortByDate<Document extends Dated>(documents: readonly Document[]): Document[] {
  return documents.toSorted((a, b) => compare(b.frontmatter.date, a.frontmatter.date) || compare(a.slug, b.slug))
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
