/** The fields of an article that are compared. */
export interface Comparable {
  readonly slug: string
  readonly frontmatter: {
    readonly date: string
    readonly category: string
    readonly tags: readonly string[]
    readonly related?: readonly string[] | undefined
  }
}

const RELATED_ARTICLES = 3

/**
 * Returns the articles to read next: those its author chose, in that order, then those that share the most tags with it
 * or at least its category, newest first.
 *
 * @param articles all articles of the language, newest first; the article itself may be among them
 */
export function relatedTo<Article extends Comparable>(article: Comparable, articles: readonly Article[]): Article[] {
  const { related = [] } = article.frontmatter
  const others = articles.filter(({ slug }) => slug !== article.slug)
  const chosen = related.flatMap((slug) => others.find((other) => other.slug === slug) ?? [])
  const similar = others
    .map((other) => ({ other, likeness: likenessOf(article, other) }))
    .filter(({ other, likeness }) => likeness > 0 && !chosen.includes(other))
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ other }) => other)
  return [...chosen, ...similar].slice(0, RELATED_ARTICLES)
}

/** Returns the number of tags that two articles share, and one more for the same category. */
function likenessOf({ frontmatter: { category, tags } }: Comparable, { frontmatter: other }: Comparable): number {
  return other.tags.filter((tag) => tags.includes(tag)).length + Number(other.category === category)
}

/**
 * Returns the articles published just before and just after one.
 *
 * @param articles all articles of the language, newest first
 */
export function neighboursOf<Article extends Comparable>(article: Comparable, articles: readonly Article[]) {
  const position = articles.findIndex(({ slug }) => slug === article.slug)
  return { older: articles[position + 1], newer: articles[position - 1] }
}
