/** What a writer may use in a document besides Markdown: the components, and the attributes of each. */
export interface MdxComponentRule {
  /** Attributes that must be written, with a text in quotes. */
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

export const mdxComponentRules: Readonly<Record<string, MdxComponentRule>> = {
  /** An aside with a heading of its own. */
  Note: { required: ['title'], optional: [] },
  /** A sentence worth stopping at, with who said it. */
  PullQuote: { required: ['author'], optional: ['role'] },
}
