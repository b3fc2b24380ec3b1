import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { ArticleCategory } from '../../../content/categories.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { isLocale, type Locale } from '../../../renderer/languages.ts'
import { isBlogCategory } from '../BlogList/listing.ts'
import { foldText } from '../../search/foldText.ts'

/** A post as `/<language>/blog-index.json` lists it: tools/site/blogIndex.ts. */
export interface SearchablePost {
  readonly title: string
  /** Without language: `/articles/legal-errors`. */
  readonly path: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly category: ArticleCategory
  /** The language of the title: French if there is no translation. */
  readonly locale: Locale
}

export interface IndexedPost extends SearchablePost {
  /** The title, folded for comparison. */
  readonly folded: string
}

/** The posts, newest first. */
export type Posts = readonly IndexedPost[] | 'loading' | 'failed'

/**
 * Returns the posts of the blog, fetched as soon as the visitor is about to search. A failed fetch is retried at the next
 * keystroke.
 *
 * @param input the search field
 */
export function usePosts(query: string, input: RefObject<HTMLInputElement | null>) {
  const { locale } = useIslandSetting()
  const [posts, setPosts] = useState<Posts>('loading')
  const loading = useRef<Promise<void>>(null)

  const load = useCallback(() => {
    if (loading.current) return
    setPosts('loading')
    loading.current = fetchPosts(locale).then(setPosts, () => {
      loading.current = null
      setPosts('failed')
    })
  }, [locale])

  // A layout effect, because the request need not wait for the next frame.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) load()
  }, [input, load])

  useEffect(() => {
    if (query !== '') load()
  }, [query, load])

  return { posts, load }
}

async function fetchPosts(locale: Locale): Promise<readonly IndexedPost[]> {
  const response = await fetch(`/${locale}/blog-index.json`)
  if (!response.ok) throw new Error(`The list of posts answered ${response.status}.`)
  const posts: unknown = await response.json()
  if (!Array.isArray(posts) || !posts.every(isSearchablePost)) throw new Error('The list of posts is none.')
  return posts.map((post) => ({ ...post, folded: foldText(post.title) }))
}

/** By hand: a library of schemas would weigh more than the search. */
function isSearchablePost(value: unknown): value is SearchablePost {
  const { title, path, date, category, locale }: Partial<Record<keyof SearchablePost, unknown>> = Object(value)
  const isText = [title, path, date].every((field) => typeof field === 'string')
  return isText && typeof category === 'string' && isBlogCategory(category) && isLocale(locale)
}
