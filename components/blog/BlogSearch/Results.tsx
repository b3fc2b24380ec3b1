import { useEffect, useRef } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { formatDay } from '../../../renderer/formatDay.ts'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import styles from './BlogSearch.module.css'
import type { SearchablePost } from './postPiece.ts'
import paginationStyles from '../Pagination/Pagination.module.css'
import { listingPath } from '../BlogList/listing.ts'
import { blogAddress, type BlogState } from './blogState.ts'
import { StateLink, type Follow } from './StateLink.tsx'
import type { Announcer } from '../../../renderer/islands/announcer.ts'
import blogStyles from '../BlogList/BlogList.module.css'
import type { PostIndex } from './postIndex.ts'
import { progressOf, summarize } from './searchProgress.ts'
import { searchPosts } from './searchPosts.ts'

/** A post that was found. */
export function ResultItem({ post }: { readonly post: SearchablePost }) {
  const t = useTexts('blogSearch')
  const { locale } = useIslandSetting()
  const lang = foreignLanguage(post, locale)
  return (
    <li className={styles.result}>
      <p className={styles.kicker}>{t(`categories.${post.category}`)}</p>
      <h3>
        <a href={localizePath(post.path, locale)} lang={lang} hrefLang={lang}>
          {post.title}
        </a>
      </h3>
      <time dateTime={post.date}>{formatDay(post.date, locale)}</time>
    </li>
  )
}

interface ResultPagesProps {
  readonly state: BlogState
  readonly pageCount: number
  readonly onFollow: Follow
}

/** The way to the results before and after these. */
export function ResultPages({ state, pageCount, onFollow }: ResultPagesProps) {
  const t = useTexts('blogSearch')
  const { page } = state
  if (pageCount < 2) return null
  return (
    <nav className={paginationStyles.pagination} aria-label={t('pagination.label')}>
      {page > 1 && (
        <StateLink
          to={{ ...state, page: page - 1 }}
          onFollow={onFollow}
          rel="prev"
          className={paginationStyles.previous}
        >
          <span aria-hidden="true">←</span>
          {`\u00a0${t('pagination.previous')}`}
        </StateLink>
      )}
      <p className={paginationStyles.current}>{t('pagination.current', { page, pageCount })}</p>
      {page < pageCount && (
        <StateLink to={{ ...state, page: page + 1 }} onFollow={onFollow} rel="next" className={paginationStyles.next}>
          {`${t('pagination.next')}\u00a0`}
          <span aria-hidden="true">→</span>
        </StateLink>
      )}
    </nav>
  )
}

interface NoSuchPageProps {
  readonly state: BlogState
  readonly pageCount: number
  readonly onFollow: Follow
}

/** Says that there is no such page, and leads to the last and the first that there are. */
export function NoSuchPage({ state, pageCount, onFollow }: NoSuchPageProps) {
  const t = useTexts('blogSearch')
  const { locale } = useIslandSetting()
  const pages = pageCount > 1 ? [pageCount, 1] : [1]
  return (
    <>
      <p className={styles.advice}>{t('noSuchPage', { pageCount })}</p>
      <ul className={styles.ways}>
        {pages.map((page) => {
          const target = { ...state, page }
          // What nobody searches has pages of its own.
          const path = target.query === '' ? listingPath(target) : blogAddress(target)
          return (
            <li key={page}>
              <a href={localizePath(path, locale)} onClick={(event) => onFollow(event, target)}>
                {t('goToPage', { page })}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const waysOn = [
  { key: 'all', path: '/blog' },
  { key: 'contact', path: '/contact' },
  { key: 'quote', path: '/requestaquote' },
] as const

/** Where to go from here if nothing was found. */
export function WaysOn({ state, onFollow }: { readonly state: BlogState; readonly onFollow: Follow }) {
  const t = useTexts('blogSearch')
  const { locale } = useIslandSetting()
  return (
    <>
      <p className={styles.advice}>{t('advice')}</p>
      <ul className={styles.ways}>
        {state.category !== 'all' && (
          <li>
            <StateLink to={{ ...state, category: 'all', page: 1 }} onFollow={onFollow}>
              {t('everywhere')}
            </StateLink>
          </li>
        )}
        {waysOn.map(({ key, path }) => (
          <li key={key}>
            <a href={localizePath(path, locale)}>{t(key)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

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
  const { posts, page, pageCount, isMissing, isComplete, hasFailed } = progress
  const summary = summarize(state, progress, t)
  const current = isMissing ? t('noSuchPage', { pageCount }) : t('pagination.current', { page, pageCount })

  // Whatever made this render is news.
  useEffect(() => say(summary, ...(page !== 1 ? [current] : [])))

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
      {isMissing && <NoSuchPage state={state} pageCount={pageCount} onFollow={follow} />}
      {isComplete && posts.length === 0 && !isMissing && <WaysOn state={state} onFollow={follow} />}
    </section>
  )
}
