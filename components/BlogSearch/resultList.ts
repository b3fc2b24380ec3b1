import { localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import type { BlogCategory } from '../BlogList/listing.ts'
import { formatDay } from '../Day/formatDay.ts'
import { foreignLanguage } from '../FallbackNotice/foreignLanguage.ts'
import { createElement } from '../../renderer/browser/createElement.ts'
import paginationStyles from '../Pagination/Pagination.module.css'
import blogStyles from '../BlogList/BlogList.module.css'
import { blogAddress, type BlogState } from './blogState.ts'
import styles from './BlogSearch.module.css'
import type { IndexedPost } from './postIndex.ts'
import { summarize, type SearchProgress } from './searchProgress.ts'
import type { SearchText } from './searchTexts.ts'

/** The place of what a search found. */
export interface ResultList {
  readonly element: HTMLElement
  /** Shows how far a search is; what is shown already is left alone, so that links keep their focus. */
  show(state: BlogState, progress: SearchProgress<IndexedPost>): void
  focus(): void
}

interface ResultListOptions {
  readonly locale: Locale
  readonly text: SearchText
  readonly nameOf: (category: BlogCategory) => string
  /** A link to another state was clicked. */
  readonly onFollow: (event: MouseEvent, state: BlogState) => void
  readonly onRetry: () => void
}

/** Makes the place of what a search found; it is not in the page before there is a search. */
export function createResultList({ locale, text, nameOf, onFollow, onRetry }: ResultListOptions): ResultList {
  const heading = createElement('h2', { tabindex: '-1', class: blogStyles.count })
  const element = createElement('section', { class: styles.results }, heading)
  let shown = ''

  const stateLink = (
    target: BlogState,
    attributes: Record<string, string | undefined>,
    ...label: (Node | string)[]
  ) => {
    const link = createElement('a', { ...attributes, href: localizePath(blogAddress(target), locale) }, ...label)
    link.addEventListener('click', (event) => onFollow(event, target))
    return link
  }
  const arrow = (sign: string) => createElement('span', { 'aria-hidden': 'true' }, sign)

  const showPost = (post: IndexedPost) => {
    const { title, path, date, category } = post
    const lang = foreignLanguage(post, locale)
    return createElement(
      'li',
      { class: styles.result },
      createElement('p', { class: styles.kicker }, nameOf(category)),
      createElement('h3', {}, createElement('a', { href: localizePath(path, locale), lang, hreflang: lang }, title)),
      createElement('time', { datetime: date }, formatDay(date, locale)),
    )
  }

  const showPages = (state: BlogState, page: number, pageCount: number) => {
    const previous = stateLink(
      { ...state, page: page - 1 },
      { rel: 'prev', class: paginationStyles.previous },
      arrow('←'),
      ` ${text('blogSearch:pagination.previous')}`,
    )
    const next = stateLink(
      { ...state, page: page + 1 },
      { rel: 'next', class: paginationStyles.next },
      `${text('blogSearch:pagination.next')} `,
      arrow('→'),
    )
    const current = text('blogSearch:pagination.current', { page, pageCount })
    return createElement(
      'nav',
      { class: paginationStyles.pagination, 'aria-label': text('blogSearch:pagination.label') },
      ...(page > 1 ? [previous] : []),
      createElement('p', { class: paginationStyles.current }, current),
      ...(page < pageCount ? [next] : []),
    )
  }

  const showWaysOn = (state: BlogState) => {
    const ways = [
      ...(state.category === 'all'
        ? []
        : [stateLink({ ...state, category: 'all', page: 1 }, {}, text('blogSearch:everywhere'))]),
      createElement('a', { href: localizePath('/blog', locale) }, text('blogSearch:all')),
      createElement('a', { href: localizePath('/contact', locale) }, text('blogSearch:contact')),
      createElement('a', { href: localizePath('/requestaquote', locale) }, text('blogSearch:quote')),
    ]
    return [
      createElement('p', { class: styles.advice }, text('blogSearch:advice')),
      createElement('ul', { class: styles.ways }, ...ways.map((way) => createElement('li', {}, way))),
    ]
  }

  const showFailure = (isAlone: boolean) => {
    const retry = createElement('button', { type: 'button', class: styles.retry }, text('blogSearch:retry'))
    retry.addEventListener('click', onRetry)
    return [...(isAlone ? [] : [createElement('p', { class: styles.advice }, text('blogSearch:failed'))]), retry]
  }

  return {
    element,
    show: (state, progress) => {
      const { posts, page, pageCount, isComplete, hasFailed } = progress
      heading.textContent = summarize(state, progress, { text, nameOf })
      element.setAttribute('aria-busy', String(!isComplete && !hasFailed))
      const isNothing = isComplete && posts.length === 0
      const content = JSON.stringify([state, posts.map(({ path }) => path), page, pageCount, isNothing, hasFailed])
      if (content === shown) return
      shown = content
      element.replaceChildren(
        heading,
        ...(posts.length > 0 ? [createElement('ol', { class: styles.list }, ...posts.map(showPost))] : []),
        ...(hasFailed ? showFailure(posts.length === 0) : []),
        ...(pageCount > 1 && posts.length > 0 ? [showPages(state, page, pageCount)] : []),
        ...(isNothing ? showWaysOn(state) : []),
      )
    },
    focus: () => {
      heading.focus()
    },
  }
}
