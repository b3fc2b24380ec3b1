import { useEffect, useRef } from 'react'
import { useTexts } from '../../renderer/islands/useTexts.ts'
import type { Announcer } from '../announcer/createAnnouncer.ts'
import blogStyles from '../BlogList/BlogList.module.css'
import styles from './BlogSearch.module.css'
import type { BlogState } from './blogState.ts'
import type { PostIndex } from './postIndex.ts'
import { ResultItem } from './ResultItem.tsx'
import { ResultPages } from './ResultPages.tsx'
import { progressOf, summarize } from './searchProgress.ts'
import { searchPosts } from './searchPosts.ts'
import type { Follow } from './follow.ts'
import { WaysOn } from './WaysOn.tsx'

interface ResultsProps {
  readonly state: BlogState
  readonly index: PostIndex
  readonly onFollow: Follow
  readonly onRetry: () => void
  readonly say: Announcer['say']
}

/** What a search found so far, or that it found nothing. */
export function Results({ state, index, onFollow, onRetry, say }: ResultsProps) {
  const t = useTexts('blogSearch')
  const heading = useRef<HTMLHeadingElement>(null)
  const found = searchPosts(index.posts(), state.query, state.category)
  const progress = progressOf(found, state.page, { isComplete: index.isComplete(), hasFailed: index.hasFailed() })
  const { posts, page, pageCount, isComplete, hasFailed } = progress
  const summary = summarize(state, progress, t)
  const current = t('pagination.current', { page, pageCount })

  // Whatever made this render is news.
  useEffect(() => say(summary, ...(page > 1 ? [current] : [])))

  const follow: Follow = (event, target) => {
    const isFollowed = onFollow(event, target)
    // The link goes away with the results that it was among.
    if (isFollowed) heading.current?.focus()
    return isFollowed
  }

  return (
    <section className={styles.results} aria-busy={!isComplete && !hasFailed}>
      <h2 ref={heading} tabIndex={-1} className={blogStyles.count}>
        {summary}
      </h2>
      {posts.length > 0 && (
        <ol className={styles.list}>
          {posts.map((post) => (
            <ResultItem key={post.path} post={post} />
          ))}
        </ol>
      )}
      {hasFailed && posts.length > 0 && <p className={styles.advice}>{t('failed')}</p>}
      {hasFailed && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      {posts.length > 0 && <ResultPages state={{ ...state, page }} pageCount={pageCount} onFollow={follow} />}
      {isComplete && posts.length === 0 && <WaysOn state={state} onFollow={follow} />}
    </section>
  )
}
