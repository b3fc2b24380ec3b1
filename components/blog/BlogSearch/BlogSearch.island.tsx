import { defineIsland } from '../../../renderer/islands/defineIsland.ts'
import { useAnnouncer } from '../../../renderer/islands/announcer.ts'
import { listingPath, type BlogCategory } from '../BlogList/listing.ts'
import styles from './BlogSearch.module.css'
import { followWithin } from './StateLink.tsx'
import { NoSuchPage, Results } from './Results.tsx'
import { SearchField } from './SearchField.tsx'
import { useBlogState, useCategoryLinks, usePostIndex } from './useBlogState.ts'
import { useListing } from './useListing.ts'

interface BlogSearchProps {
  /** The page of the blog in the HTML; its heading is that of the category. */
  readonly category: BlogCategory
  /** Starts at 1. */
  readonly page: number
}

/**
 * Searches articles by title, and keeps the state in the address. Without it the blog still works as plain pages, one
 * for each category and number.
 */
function BlogSearch(own: BlogSearchProps) {
  const { input, state, asked, history } = useBlogState(own)
  const { status, say } = useAnnouncer()
  const index = usePostIndex(state, input)
  const follow = followWithin(history)
  useCategoryLinks(state, follow)
  const missing = useListing(own, asked, say)

  const isSearching = state.query !== ''
  const isOwn = !isSearching && listingPath(state) === listingPath(own)
  return (
    <>
      <search
        className={styles.search}
        // The results replace the list.
        data-searching={isSearching || missing ? '' : undefined}
        data-elsewhere={isOwn ? undefined : ''}
      >
        <SearchField input={input} history={history} onFocus={() => void index.load()} />
        <output ref={status} className="visually-hidden" />
      </search>
      {missing && (
        <section className={styles.results}>
          <NoSuchPage state={state} pageCount={missing.pageCount} onFollow={follow} />
        </section>
      )}
      {isSearching && (
        <Results
          state={state}
          index={index}
          onFollow={follow}
          onRetry={() => {
            input.current?.focus()
            void index.load()
          }}
          say={say}
        />
      )}
    </>
  )
}

export default defineIsland('BlogSearch', ['blogSearch'], BlogSearch)
