import { newestFirst } from '../BlogList/newestFirst.ts'

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
 * @param others all articles of the language; the article itself may be among them
 */
export function relatedTo<Article extends Comparable>(article: Comparable, others: readonly Article[]): Article[] {
  const candidates = newestFirst(others.filter(({ slug }) => slug !== article.slug))
  const chosen = (article.frontmatter.related ?? []).flatMap(
    (related) => candidates.find(({ slug }) => slug === related) ?? [],
  )
  const similar = candidates
    .filter((other) => !chosen.includes(other) && closeness(article, other) > 0)
    .toSorted((a, b) => closeness(article, b) - closeness(article, a))
  return [...chosen, ...similar].slice(0, RELATED_ARTICLES)
}

function closeness(article: Comparable, other: Comparable): number {
  const { category, tags } = article.frontmatter
  const commonTags = other.frontmatter.tags.filter((tag) => tags.includes(tag))
  return commonTags.length + (other.frontmatter.category === category ? 1 : 0)
}

/** The articles published before and after one. */
export interface Neighbours<Article> {
  readonly older: Article | undefined
  readonly newer: Article | undefined
}

export function neighboursOf<Article extends Comparable>(
  { slug }: Comparable,
  articles: readonly Article[],
): Neighbours<Article> {
  const sorted = newestFirst(articles)
  const position = sorted.findIndex((other) => other.slug === slug)
  if (position === -1) return { older: undefined, newer: undefined }
  return { older: sorted[position + 1], newer: sorted[position - 1] }
}
