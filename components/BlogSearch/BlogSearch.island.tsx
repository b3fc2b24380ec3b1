import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { island } from '../../renderer/islands/Island.tsx'
import styles from './BlogSearch.module.css'
import { foldText, searchPosts, type SearchablePost } from './searchPosts.ts'

type BlogSearchProps = {
  readonly posts: readonly SearchablePost[]
  /** The blog's first page, with language. */
  readonly blogHref: string
}

/** Finds articles by their titles; while it shows what it found, the page hides its own list. */
export default island('BlogSearch', function BlogSearch({ posts, blogHref }: BlogSearchProps) {
  const { t } = useTranslation('blog')
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  // The field is the browser's own: what was typed before React came is there already.
  useEffect(() => setQuery(input.current?.value ?? ''), [])

  const isSearching = foldText(query) !== ''
  const found = searchPosts(posts, query)
  const summary = found.length > 0 ? t('search.found', { count: found.length }) : t('search.none')
  return (
    <search className={styles.search} data-searching={isSearching ? '' : undefined}>
      <label htmlFor={inputId} className={styles.label}>
        {t('search.label')}
      </label>
      <input
        ref={input}
        id={inputId}
        type="search"
        autoComplete="off"
        className={styles.input}
        onChange={(event) => setQuery(event.target.value)}
      />
      <output htmlFor={inputId} className={styles.status}>
        {isSearching && summary}
      </output>
      {found.length > 0 && (
        <ol className={styles.results}>
          {found.map(({ title, href, date, day, category, lang }) => (
            <li key={href} className={styles.result}>
              <a href={href} lang={lang} className={styles.link}>
                {title}
              </a>
              <p className={styles.meta}>
                {category}, <time dateTime={date}>{day}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {isSearching && found.length === 0 && (
        <a href={blogHref} className={styles.all}>
          {t('search.all')}
        </a>
      )}
    </search>
  )
})
