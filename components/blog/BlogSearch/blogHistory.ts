import { localizePath } from '../../../renderer/addresses.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { listingPath, type Listing } from '../BlogList/listing.ts'
import { blogAddress, readBlogState, tidyQuery, type BlogState } from './blogState.ts'

/** The state of the blog, kept in the address. */
export interface BlogHistory {
  /** The requested state; null as long as that is the page as served. */
  asked(): BlogState | null
  /**
   * Starts to follow the address, including back and forward.
   *
   * @param onChange called with the requested state, now and at each change
   * @returns a function that stops it
   */
  listen(onChange: (asked: BlogState | null) => void): () => void
  /** Searches for the text of the field; all keystrokes share one history entry. */
  type(typed: string): void
  /** Makes the next keystroke start a new history entry. */
  endTyping(): void
  /**
   * Goes to another state without leaving the page.
   *
   * @returns false if only another page can show it
   */
  go(target: BlogState): boolean
}

/**
 * Reads the state of the blog from the address, and writes it there.
 *
 * @param own the page of the blog in the HTML
 */
export function createBlogHistory(own: Listing, locale: Locale): BlogHistory {
  let onChange: ((asked: BlogState | null) => void) | undefined
  let asked: BlogState | null = null
  let isTyping = false

  const show = (next: BlogState): void => {
    asked = next
    onChange?.(next)
  }

  const change = (next: BlogState, how: 'pushState' | 'replaceState'): void => {
    try {
      history[how](null, '', localizePath(blogAddress(next), locale))
    } catch {
      // Safari allows no more than a hundred history entries in 30 seconds: the next one will do.
    }
    show(next)
  }

  /**
   * Category pages have their own heading: script shows other categories on the first page of the blog, which has none.
   */
  const canShow = ({ category }: Listing): boolean => own.category === 'all' || own.category === category

  const goBack = (): void => {
    const next = readBlogState(location)
    isTyping = false
    if (canShow(next)) show(next)
    else location.reload()
  }

  return {
    asked: () => asked,
    listen: (listener) => {
      const first = readBlogState(location)
      const isOwn = first.query === '' && listingPath(first) === listingPath(own)
      if (!isOwn) asked = first
      onChange = listener
      onChange(asked)
      addEventListener('popstate', goBack)
      return () => {
        onChange = undefined
        removeEventListener('popstate', goBack)
      }
    },
    type: (typed) => {
      const state = asked ?? { ...own, query: '' }
      const query = tidyQuery(typed)
      if (query === state.query) return
      change({ ...state, query, page: 1 }, isTyping ? 'replaceState' : 'pushState')
      isTyping = true
    },
    endTyping: () => {
      isTyping = false
    },
    go: (target) => {
      if (!canShow(target)) return false
      isTyping = false
      change(target, 'pushState')
      return true
    },
  }
}
