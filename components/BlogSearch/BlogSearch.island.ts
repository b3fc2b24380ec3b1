import { localizePath } from '../../renderer/addresses.ts'
import { defaultLocale, isLocale } from '../../renderer/languages.ts'
import { listingPath } from '../BlogList/listing.ts'
import { createAnnouncer } from '../announcer/createAnnouncer.ts'
import { blogAddress, readBlogState, tidyQuery, type BlogState } from './blogState.ts'
import { findCategoryLinks } from './categoryLinks.ts'
import { createListingView } from './listingView.ts'
import { createPostIndex, fetchPostPiece } from './postIndex.ts'
import { createResultList } from './resultList.ts'
import { progressOf, summarize } from './searchProgress.ts'
import { searchPosts } from './searchPosts.ts'
import { loadSearchTexts } from './searchTexts.ts'

/**
 * Finds articles by their titles, and keeps in the address what is shown. Without it the blog is what its pages are:
 * one for each category and number.
 */
export default async function searchBlog(search: HTMLElement): Promise<void> {
  const input = search.querySelector('input')
  const status = search.querySelector('output')
  const list = search.parentElement?.querySelector<HTMLElement>('[data-posts]')
  if (!input || !status || !list) throw new Error('The island BlogSearch is for what <BlogList> renders.')
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const text = await loadSearchTexts(locale)

  /** What the page came with; its heading is that of the category. */
  const own = readBlogState({ pathname: location.pathname, search: '' })
  let state = readBlogState(location)
  /** Whether what is being typed has its entry in the history already. */
  let isTyping = false

  const announcer = createAnnouncer(status)
  const categories = findCategoryLinks(document.querySelector('[data-categories]'), follow)
  const listing = createListingView(list, own, locale)
  const index = createPostIndex((piece) => fetchPostPiece(locale, piece), showResults)
  const results = createResultList({ locale, text, nameOf: categories.nameOf, onFollow: follow, onRetry: retry })

  function show(): void {
    const isSearching = state.query !== ''
    const isOwn = !isSearching && listingPath(state) === listingPath(own)
    search.toggleAttribute('data-searching', isSearching)
    search.toggleAttribute('data-elsewhere', !isOwn)
    categories.show(state, (target) => localizePath(isSearching ? blogAddress(target) : listingPath(target), locale))
    if (isSearching) {
      search.after(results.element)
      showResults()
      void index.loadAll()
    } else {
      results.element.remove()
      void showListing()
    }
  }

  function showResults(): void {
    if (state.query === '') return
    const found = searchPosts(index.posts(), state.query, state.category)
    const progress = progressOf(found, state.page, {
      isComplete: index.isComplete(),
      hasFailed: index.hasFailed(),
    })
    results.show(state, progress)
    const { page, pageCount } = progress
    announcer.say(
      summarize(state, progress, { text, nameOf: categories.nameOf }),
      ...(page > 1 ? [text('blogSearch:pagination.current', { page, pageCount })] : []),
    )
  }

  async function showListing(): Promise<void> {
    try {
      const words = await listing.show(state)
      if (words !== null && state.query === '') announcer.say(words)
    } catch {
      // Not to be had from here: the browser says why, and can try again.
      location.assign(localizePath(listingPath(state), locale))
    }
  }

  function change(next: BlogState, how: 'pushState' | 'replaceState'): void {
    state = next
    try {
      history[how](null, '', localizePath(blogAddress(state), locale))
    } catch {
      // Safari takes no more than a hundred addresses in half a minute: the next one will do.
    }
    show()
  }

  /** Goes to another state without leaving the page, where a search is typed that would be lost. */
  function follow(event: MouseEvent, target: Pick<BlogState, 'category' | 'page'>): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || state.query === '' || !isOfThisPage(target)) return
    event.preventDefault()
    isTyping = false
    const isAmongResults = event.currentTarget instanceof Node && results.element.contains(event.currentTarget)
    change({ ...target, query: state.query }, 'pushState')
    // The link that was followed is gone.
    if (isAmongResults) results.focus()
  }

  /** A page of a category has its heading: other categories are shown by the blog's first page, which has none. */
  function isOfThisPage({ category }: Pick<BlogState, 'category'>): boolean {
    return own.category === 'all' || own.category === category
  }

  function retry(): void {
    input?.focus()
    void index.loadAll()
  }

  function type(): void {
    const query = tidyQuery(input?.value ?? '')
    if (query === state.query) return
    change({ ...state, query, page: 1 }, isTyping ? 'replaceState' : 'pushState')
    isTyping = true
  }

  input.addEventListener('input', type)
  input.addEventListener('change', () => (isTyping = false))
  input.addEventListener('focus', () => void (state.query === '' ? index.loadFirst() : index.loadAll()))
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || input.value === '') return
    // Not the browser's own way: what was searched is to be found by going back.
    event.preventDefault()
    input.value = ''
    isTyping = false
    type()
    isTyping = false
  })
  addEventListener('online', () => {
    if (state.query !== '') void index.loadAll()
  })
  addEventListener('popstate', () => {
    state = readBlogState(location)
    if (!isOfThisPage(state)) {
      location.reload()
      return
    }
    input.value = state.query
    isTyping = false
    show()
  })

  // What was typed while this was on its way counts for more than the address.
  const wasTyped = input.value !== '' && (state.query === '' || document.activeElement === input)
  if (!wasTyped) input.value = state.query
  if (document.activeElement === input) void index.loadFirst()
  if (state.query !== '' || listingPath(state) !== listingPath(own)) show()
  type()
}
