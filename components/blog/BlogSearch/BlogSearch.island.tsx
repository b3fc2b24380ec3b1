import { useAnnouncer } from '../../../renderer/islands/announcer.ts'
import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import formStyles from '../../forms/Form/Form.module.css'
import type { BlogCategory } from '../BlogList/listing.ts'
import styles from './BlogSearch.module.css'
import { MOST_LETTERS } from './blogState.ts'
import { Results } from './Results.tsx'
import { useBlogState } from './useBlogState.ts'
import { usePosts } from './usePosts.ts'

const INPUT_ID = 'blog-search'

interface BlogSearchProps {
  /** The page of the blog in the HTML. */
  readonly category: BlogCategory
  /** Starts at 1. */
  readonly page: number
}

/** Searches the articles of a category by title, and keeps the search in the address. Without it the blog is plain pages. */
function BlogSearch(own: BlogSearchProps) {
  const t = useTexts('blogSearch')
  const { status, say } = useAnnouncer()
  const { input, state, search, endTyping } = useBlogState(own)
  const isSearching = state.query !== ''
  const { posts, load } = usePosts(state.query, input)
  return (
    <>
      {/* The results replace the list. */}
      <search className={styles.search} data-searching={isSearching ? '' : undefined}>
        <label htmlFor={INPUT_ID} className={styles.label}>
          {t('label')}
        </label>
        <input
          ref={input}
          id={INPUT_ID}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MOST_LETTERS}
          className={formStyles.control}
          onInput={({ currentTarget }) => search(currentTarget.value)}
          onFocus={load}
          onBlur={endTyping}
        />
        <output ref={status} className="visually-hidden" />
      </search>
      {isSearching && (
        <Results
          state={state}
          posts={posts}
          onRetry={() => {
            input.current?.focus()
            load()
          }}
          say={say}
        />
      )}
    </>
  )
}

export default defineIsland('BlogSearch', ['blogSearch'], BlogSearch)
