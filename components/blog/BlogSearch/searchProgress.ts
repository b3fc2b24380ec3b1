import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { POSTS_PER_PAGE } from '../BlogList/listing.ts'
import { countPages, paginate } from '../Pagination/paginate.ts'
import type { BlogState } from './blogState.ts'

/** How far a search is, and what of it is to be seen. */
export interface SearchProgress<Post> {
  /** Those of the page that is shown. */
  readonly posts: readonly Post[]
  readonly page: number
  /** Whether the page that was asked for is none of those that there are. */
  readonly isMissing: boolean
  readonly pageCount: number
  /** How many were found so far, on all pages. */
  readonly count: number
  /** Whether everything was searched. */
  readonly isComplete: boolean
  /** Whether something is missing that nobody is fetching. */
  readonly hasFailed: boolean
}

/**
 * Chooses what of the posts found so far is to be seen. A page that was asked for may still come while the search goes
 * on. When it has come to its end, there is no such page; where something is missing nobody knows, and it is the first.
 */
export function progressOf<Post>(
  found: readonly Post[],
  asked: number,
  { isComplete, hasFailed }: { readonly isComplete: boolean; readonly hasFailed: boolean },
): SearchProgress<Post> {
  const pageCount = countPages(found.length, POSTS_PER_PAGE)
  const isThere = asked >= 1 && asked <= pageCount
  const page = hasFailed && !isThere ? 1 : asked
  const shown = paginate(found, page, POSTS_PER_PAGE)
  return {
    posts: shown?.items ?? [],
    page,
    isMissing: isComplete && !isThere && found.length > 0,
    pageCount,
    count: found.length,
    isComplete,
    hasFailed,
  }
}

/** What a search came to, in a few words. That nothing was found is said only where everything was searched. */
export function summarize(
  { query, category }: BlogState,
  { posts, count, isMissing, isComplete, hasFailed }: SearchProgress<unknown>,
  t: Texts<'blogSearch'>,
): string {
  if (posts.length > 0 || isMissing) return t(isComplete || hasFailed ? 'found' : 'foundSoFar', { count })
  if (hasFailed) return t('failed')
  if (!isComplete) return t('searching')
  if (category === 'all') return t('none', { query })
  return t('noneInCategory', { query, category: t(`categories.${category}`) })
}
