/** What is compared of an article. */
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
 * What to read after an article: what its author chose, in that order, then what has most tags in common with it
 * or at least its category, the newest first.
 *
 * @param articles all articles of the language, the newest first; the article itself may be among them
 */
export function relatedTo<Article extends Comparable>(article: Comparable, articles: readonly Article[]): Article[] {
  const others = articles.filter(({ slug }) => slug !== article.slug)
  const chosen = (article.frontmatter.related ?? []).flatMap(
    (related) => others.find(({ slug }) => slug === related) ?? [],
  )
  const similar = others
    .map((other) => ({ other, closeness: closenessOf(article, other) }))
    .filter(({ other, closeness }) => closeness > 0 && !chosen.includes(other))
    .toSorted((a, b) => b.closeness - a.closeness)
    .map(({ other }) => other)
  return [...chosen, ...similar].slice(0, RELATED_ARTICLES)
}

function closenessOf(article: Comparable, other: Comparable): number {
  const { category, tags } = article.frontmatter
  const commonTags = other.frontmatter.tags.filter((tag) => tags.includes(tag))
  return commonTags.length + (other.frontmatter.category === category ? 1 : 0)
}

/** The articles published before and after one. */
export interface Neighbours<Article> {
  readonly older: Article | undefined
  readonly newer: Article | undefined
}

/** @param articles all articles of the language, the newest first */
export function neighboursOf<Article extends Comparable>(
  { slug }: Comparable,
  articles: readonly Article[],
): Neighbours<Article> {
  const position = articles.findIndex((other) => other.slug === slug)
  if (position === -1) return { older: undefined, newer: undefined }
  return { older: articles[position + 1], newer: articles[position - 1] }
}
