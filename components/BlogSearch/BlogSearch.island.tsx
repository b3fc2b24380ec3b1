import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleCategory } from '../../content/collections.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { defineIsland } from '../../renderer/islands/defineIsland.ts'
import type { Locale } from '../../renderer/languages.ts'
import { formatDay } from '../Day/formatDay.ts'
import { foreignLanguage } from '../FallbackNotice/foreignLanguage.ts'
import styles from './BlogSearch.module.css'
import { fetchPosts, foldText, searchPosts, type SearchablePost } from './searchPosts.ts'

type BlogSearchProps = {
  readonly locale: Locale
  readonly categories: Readonly<Record<ArticleCategory, string>>
}

/** Finds articles by their titles; while it shows what it found, the page hides its own list. */
export default defineIsland('BlogSearch', function BlogSearch({ locale, categories }: BlogSearchProps) {
  const { t } = useTranslation('blogSearch')
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [posts, setPosts] = useState<readonly SearchablePost[] | 'loading' | 'failed'>('loading')

  // The field is the browser's own: what was typed before React came is there already.
  useEffect(() => setQuery(input.current?.value ?? ''), [])
  // It woke because somebody touched it: now the list of titles is worth its weight.
  useEffect(() => {
    fetchPosts(locale).then(setPosts, () => setPosts('failed'))
  }, [locale])

  const isSearching = foldText(query) !== ''
  const found = typeof posts === 'string' ? [] : searchPosts(posts, query)
  const summary = () => {
    if (posts === 'loading') return ''
    if (posts === 'failed') return t('failed')
    return found.length > 0 ? t('found', { count: found.length }) : t('none')
  }
  return (
    <search className={styles.search} data-searching={isSearching && posts !== 'loading' ? '' : undefined}>
      <label htmlFor={inputId} className={styles.label}>
        {t('label')}
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
        {isSearching && summary()}
      </output>
      {found.length > 0 && (
        <ol className={styles.results}>
          {found.map((post) => (
            <li key={post.path} className={styles.result}>
              <a
                href={localizePath(post.path, locale)}
                lang={foreignLanguage(post, locale)}
                hrefLang={foreignLanguage(post, locale)}
                className={styles.link}
              >
                {post.title}
              </a>
              <p className={styles.meta}>
                {categories[post.category]}, <time dateTime={post.date}>{formatDay(post.date, locale)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {isSearching && posts !== 'loading' && found.length === 0 && (
        <a href={localizePath('/blog', locale)} className={styles.all}>
          {t('all')}
        </a>
      )}
    </search>
  )
})
