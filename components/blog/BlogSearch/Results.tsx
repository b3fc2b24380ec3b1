import { useEffect, useRef } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts, type Texts } from '../../../renderer/islands/useTexts.ts'
import { formatDay } from '../../../renderer/formatDay.ts'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import styles from './BlogSearch.module.css'
import paginationStyles from '../Pagination/Pagination.module.css'
import { listingPath, POSTS_PER_PAGE } from '../BlogList/listing.ts'
import { countPages, paginate } from '../Pagination/paginate.ts'
import { blogAddress, type BlogState } from './blogState.ts'
import { StateLink, type Follow } from './StateLink.tsx'
import type { Announcer } from '../../../renderer/islands/announcer.ts'
import blogStyles from '../BlogList/BlogList.module.css'
import type { PostIndex, SearchablePost } from './postIndex.ts'
import { searchPosts } from './searchPosts.ts'

/** A post in the results. */
function ResultItem({ post }: { readonly post: SearchablePost }) {
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

/** Links to the previous and next pages of results. */
function ResultPages({ state, pageCount, onFollow }: ResultPagesProps) {
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

/** Says that the page does not exist, and links to the last and the first page. */
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
          // Without a query, a category has its own pages.
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

/** Links shown if nothing was found. */
function WaysOn({ state, onFollow }: { readonly state: BlogState; readonly onFollow: Follow }) {
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

/** The results of a search, or a message that there are none. */
export function Results({ state, index, onFollow, onRetry, say }: ResultsProps) {
  const t = useTexts('blogSearch')
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, query, category } = state
  const posts = index.posts()
  const found = posts && searchPosts(posts, query, category)
  const shown = found && paginate(found, page, POSTS_PER_PAGE)
  const pageCount = countPages(found?.length ?? 0, POSTS_PER_PAGE)
  const hasFailed = index.hasFailed()
  const isMissing = found !== undefined && found.length > 0 && !shown
  const summary = found ? summarize(state, found.length, t) : t(hasFailed ? 'failed' : 'searching')
  const current = isMissing ? t('noSuchPage', { pageCount }) : t('pagination.current', { page, pageCount })

  // Every new render is announced.
  useEffect(() => say(summary, ...(page !== 1 ? [current] : [])))

  const follow: Follow = (event, target) => {
    const isFollowed = onFollow(event, target)
    // The link disappears with the results that contain it.
    if (isFollowed) heading.current?.focus()
    return isFollowed
  }

  return (
    <section className={styles.results} aria-busy={!found && !hasFailed}>
      <h2 ref={heading} tabIndex={-1} className={blogStyles.count}>
        {summary}
      </h2>
      {hasFailed && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      {shown && shown.items.length > 0 && (
        <>
          <ol className={styles.list}>
            {shown.items.map((post) => (
              <ResultItem key={post.path} post={post} />
            ))}
          </ol>
          <ResultPages state={state} pageCount={pageCount} onFollow={follow} />
        </>
      )}
      {isMissing && <NoSuchPage state={state} pageCount={pageCount} onFollow={follow} />}
      {found?.length === 0 && <WaysOn state={state} onFollow={follow} />}
    </section>
  )
}

/** Returns the number of results, in words. */
function summarize({ query, category }: BlogState, count: number, t: Texts<'blogSearch'>): string {
  if (count > 0) return t('found', { count })
  if (category === 'all') return t('none', { query })
  return t('noneInCategory', { query, category: t(`categories.${category}`) })
}
