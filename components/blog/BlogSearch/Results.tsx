import { useEffect } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { formatDay } from '../../../renderer/formatDay.ts'
import type { Announcer } from '../../../renderer/islands/announcer.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { Ordinals } from '../../../renderer/islands/Ordinals.tsx'
import { useTexts, type Texts } from '../../../renderer/islands/useTexts.ts'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import { POSTS_PER_PAGE } from '../listing.ts'
import { countPages, paginate } from '../Pagination/paginate.ts'
import { Pagination } from '../Pagination/Pagination.tsx'
import { blogAddress, type BlogState } from './blogState.ts'
import { searchPosts, type IndexedPost, type SearchablePost } from './posts.ts'
import styles from './BlogSearch.module.css'

/** The posts, or why there are none yet. */
export type Posts = readonly IndexedPost[] | 'loading' | 'failed'

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
      <time dateTime={post.date}>
        <Ordinals>{formatDay(post.date, locale)}</Ordinals>
      </time>
    </li>
  )
}

/** Links shown if nothing was found. */
function WaysOn({ state }: { readonly state: BlogState }) {
  const t = useTexts('blogSearch')
  const { locale } = useIslandSetting()
  const waysOn = [
    ...(state.category === 'all' ? [] : [['everywhere', blogAddress({ ...state, category: 'all', page: 1 })] as const]),
    ['all', '/blog'],
    ['contact', '/contact'],
    ['quote', '/requestaquote'],
  ] as const
  return (
    <>
      <p className={styles.advice}>{t('advice')}</p>
      <ul className={styles.ways}>
        {waysOn.map(([key, path]) => (
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
  readonly posts: Posts
  readonly onRetry: () => void
  readonly say: Announcer['say']
}

/** The results of a search, or a message that there are none. */
export function Results({ state, posts, onRetry, say }: ResultsProps) {
  const t = useTexts('blogSearch')
  const { locale } = useIslandSetting()
  const isLoaded = typeof posts !== 'string'
  const found = isLoaded ? searchPosts(posts, state.query, state.category) : []
  const pageCount = countPages(found.length, POSTS_PER_PAGE)
  // An address may name a page that no longer exists.
  const page = Math.min(state.page, pageCount)
  const summary = summarize(state, posts, found.length, t)

  // Every new render is announced.
  useEffect(() => say(summary, ...(page > 1 ? [t('pagination.current', { page, pageCount })] : [])))

  return (
    <section className={styles.results} aria-busy={posts === 'loading'}>
      <h2 className={styles.count}>{summary}</h2>
      {posts === 'failed' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      {found.length > 0 && (
        <>
          <ol className={styles.list}>
            {paginate(found, page, POSTS_PER_PAGE)?.items.map((post) => (
              <ResultItem key={post.path} post={post} />
            ))}
          </ol>
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(other) => localizePath(blogAddress({ ...state, page: other }), locale)}
            t={(key, values) => t(`pagination.${key}`, values)}
          />
        </>
      )}
      {isLoaded && found.length === 0 && <WaysOn state={state} />}
    </section>
  )
}

/** Returns the number of results, in words. */
function summarize({ query, category }: BlogState, posts: Posts, count: number, t: Texts<'blogSearch'>): string {
  if (posts === 'failed') return t('failed')
  if (posts === 'loading') return t('searching')
  if (count > 0) return t('found', { count })
  if (category === 'all') return t('none', { query })
  return t('noneInCategory', { query, category: t(`categories.${category}`) })
}
