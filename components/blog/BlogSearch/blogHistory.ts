import { localizePath } from '../../../renderer/addresses.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { listingPath, type Listing } from '../BlogList/listing.ts'
import { blogAddress, readBlogState, tidyQuery, type BlogState } from './blogState.ts'

/** What the blog shows, kept in the address. */
export interface BlogHistory {
  /** What is asked for; null as long as that is the page itself, as it came. */
  asked(): BlogState | null
  /**
   * From here on the address is obeyed, back and forward, too.
   *
   * @param onChange told at once what is asked for, and of every change
   * @returns what ends it
   */
  listen(onChange: (asked: BlogState | null) => void): () => void
  /** Searches what is in the field: letter by letter in one entry of the history. */
  type(typed: string): void
  /** What is typed from now on has its own entry. */
  endTyping(): void
  /**
   * Goes to another state without leaving the page.
   *
   * @returns false where only another page can show it
   */
  go(target: BlogState): boolean
}

/**
 * Reads from the address what the blog is to show, and writes it there.
 *
 * @param own what of the blog the page came with
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
      // Safari takes no more than a hundred addresses in half a minute: the next one will do.
    }
    show(next)
  }

  /** A page of a category has its heading: other categories are shown by the blog's first page, which has none. */
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
