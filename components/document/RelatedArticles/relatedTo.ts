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

/** Where the articles of a list stand in it. */
interface Positions {
  readonly bySlug: ReadonlyMap<string, number>
  /** Those that have a tag or are of a category, in order. */
  readonly byTag: ReadonlyMap<string, readonly number[]>
  readonly byCategory: ReadonlyMap<string, readonly number[]>
}

/** Made once for a list of thousands, in which each of them is looked up. */
const knownPositions = new WeakMap<readonly Comparable[], Positions>()

/**
 * What to read after an article: what its author chose, in that order, then what has most tags in common with it
 * or at least its category, the newest first.
 *
 * @param articles all articles of the language, the newest first; the article itself may be among them
 */
export function relatedTo<Article extends Comparable>(article: Comparable, articles: readonly Article[]): Article[] {
  const { bySlug, byTag, byCategory } = positionsIn(articles)
  const { category, tags, related = [] } = article.frontmatter
  const self = bySlug.get(article.slug)
  const chosen = related.flatMap((slug) => bySlug.get(slug) ?? []).filter((position) => position !== self)
  const shared = [byCategory.get(category) ?? [], ...tags.map((tag) => byTag.get(tag) ?? [])]
  const similar = findMostShared(shared, RELATED_ARTICLES, new Set([self, ...chosen]))
  return [...chosen, ...similar].slice(0, RELATED_ARTICLES).flatMap((position) => articles[position] ?? [])
}

/**
 * The positions that are in most of the lists, the first ones of those that are in as many.
 *
 * Walks through all lists at once, and no further than to where nothing better can come.
 *
 * @param lists positions in order
 */
function findMostShared(
  lists: ReadonlyArray<readonly number[]>,
  most: number,
  leftOut: ReadonlySet<number | undefined>,
): number[] {
  const found: { readonly position: number; readonly count: number }[] = []
  const next = lists.map(() => 0)
  for (;;) {
    const heads = lists.map((list, index) => list[next[index] ?? 0] ?? Infinity)
    const position = Math.min(...heads)
    const best = heads.filter((head) => head < Infinity).length
    if (best === 0 || (found.length === most && (found.at(-1)?.count ?? 0) >= best)) break
    let count = 0
    heads.forEach((head, index) => {
      if (head !== position) return
      next[index] = (next[index] ?? 0) + 1
      count += 1
    })
    if (leftOut.has(position)) continue
    const place = found.findIndex((other) => other.count < count)
    found.splice(place < 0 ? found.length : place, 0, { position, count })
    found.length = Math.min(found.length, most)
  }
  return found.map(({ position }) => position)
}

function positionsIn(articles: readonly Comparable[]): Positions {
  const known = knownPositions.get(articles)
  if (known) return known
  const positions = {
    bySlug: new Map(articles.map(({ slug }, position) => [slug, position])),
    byTag: groupPositions(articles, ({ frontmatter }) => frontmatter.tags),
    byCategory: groupPositions(articles, ({ frontmatter }) => [frontmatter.category]),
  }
  knownPositions.set(articles, positions)
  return positions
}

function groupPositions(
  articles: readonly Comparable[],
  keysOf: (article: Comparable) => readonly string[],
): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  articles.forEach((article, position) => {
    for (const key of new Set(keysOf(article))) {
      const group = groups.get(key)
      if (group) group.push(position)
      else groups.set(key, [position])
    }
  })
  return groups
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
  const position = positionsIn(articles).bySlug.get(slug)
  if (position === undefined) return { older: undefined, newer: undefined }
  return { older: articles[position + 1], newer: articles[position - 1] }
}
