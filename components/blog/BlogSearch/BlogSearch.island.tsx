import { useCallback, useEffect, useState } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { useAnnouncer } from '../../../renderer/islands/announcer.ts'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import type { BlogCategory } from '../listing.ts'
import { blogAddress, MAX_LETTERS } from './blogState.ts'
import { fetchPosts } from './posts.ts'
import { Results, type Posts } from './Results.tsx'
import { useBlogState } from './useBlogState.ts'
import formStyles from '../../forms/Form/Form.module.css'
import styles from './BlogSearch.module.css'

const INPUT_ID = 'blog-search'

/**
 * Searches the articles of a category by title, and keeps the search in the address. Without it the blog is plain pages.
 *
 * @param own the page of the blog in the HTML
 */
function BlogSearch(own: { readonly category: BlogCategory; readonly page: number }) {
  const t = useTexts('blogSearch')
  const { locale } = useIslandSetting()
  const { status, say } = useAnnouncer()
  const { input, state, search, endTyping } = useBlogState(own)
  const isSearching = state.query !== ''
  const { posts, retry } = usePosts()

  return (
    <>
      {/* The results replace the list. */}
      <search data-searching={isSearching ? '' : undefined}>
        {/* The browser sends it if the island has not loaded: the next page reads the query from its address. */}
        <form
          action={localizePath(blogAddress({ category: own.category, query: '', page: 1 }), locale)}
          className={`${styles.search} scripted-only`}
          onSubmit={(event) => {
            event.preventDefault()
            if (posts === 'failed') retry()
          }}
        >
          <label htmlFor={INPUT_ID} className={styles.label}>
            {t('label')}
          </label>
          <input
            ref={input}
            id={INPUT_ID}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_LETTERS}
            className={formStyles.control}
            onInput={({ currentTarget }) => {
              search(currentTarget.value)
              if (posts === 'failed') retry()
            }}
            onBlur={endTyping}
          />
          <output ref={status} className="visually-hidden" />
        </form>
      </search>
      {isSearching && (
        <Results
          state={state}
          posts={posts}
          onRetry={() => {
            input.current?.focus()
            retry()
          }}
          say={say}
        />
      )}
    </>
  )
}

/** Fetches the posts that are searched, and fetches them again if that has failed. */
function usePosts() {
  const { locale } = useIslandSetting()
  const [posts, setPosts] = useState<Posts>('loading')
  const load = useCallback(() => {
    fetchPosts(locale).then(setPosts, () => setPosts('failed'))
  }, [locale])
  // The island hydrates when the visitor is about to search.
  useEffect(load, [load])
  const retry = (): void => {
    setPosts('loading')
    load()
  }
  return { posts, retry }
}

export default defineIsland('BlogSearch', ['blogSearch'], BlogSearch)
