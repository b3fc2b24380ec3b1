import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { localizePath } from '../../../renderer/addresses.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx'
import BlogSearch from '../BlogSearch/BlogSearch.island.tsx'
import { CategoryLinks } from '../CategoryLinks/CategoryLinks.tsx'
import { Island } from '../../islands/Island.tsx'
import { NewsletterForm } from '../../forms/NewsletterForm/NewsletterForm.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { RecentPosts } from '../RecentPosts/RecentPosts.tsx'
import styles from './BlogList.module.css'
import { listingPath } from './listing.ts'
import type { BlogPage } from './posts.ts'

/** Any page of the blog, laid out like the front page of a newspaper. */
export function BlogList({ blog }: { readonly blog: BlogPage }) {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  const headingId = useId()
  const newsletterId = useId()
  const { listing, posts, postCount, recent } = blog
  return (
    <>
      <header className={styles.masthead}>
        <h1>{t(`listings.${listing.category}.heading`)}</h1>
        {posts.page === 1 ? (
          <p>{t(`listings.${listing.category}.lead`)}</p>
        ) : (
          <p className={styles.number}>{t('pagination.current', { page: posts.page, pageCount: posts.pageCount })}</p>
        )}
      </header>
      <CategoryLinks current={listing.category} />
      <div className={styles.page}>
        <div className={styles.search}>
          <Island island={BlogSearch} when="queried" props={{ category: listing.category, page: listing.page }} />
        </div>
        <section
          aria-labelledby={headingId}
          className={styles.posts}
          data-side={posts.page % 2 === 1 ? 'start' : 'end'}
          data-posts=""
        >
          <h2 id={headingId} className={styles.count}>
            {t('count', { count: postCount })}
          </h2>
          {posts.items.length === 0 && <p>{t('empty')}</p>}
          <ul className={styles.list}>
            {posts.items.map((post, index) => (
              <li key={post.slug}>
                <ArticleCard entry={post} layout={index === 0 ? 'spread' : 'beside'} isFirst={index === 0} />
              </li>
            ))}
          </ul>
          <Pagination
            page={posts.page}
            pageCount={posts.pageCount}
            hrefOf={(page) => localizePath(listingPath({ ...listing, page }), locale)}
            t={(key, values = {}) => t(`pagination.${key}`, values)}
          />
          <RecentPosts posts={recent} />
        </section>
      </div>
      <section className={styles.newsletter} aria-labelledby={newsletterId}>
        <div>
          <h2 id={newsletterId}>{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
          <NewsletterForm place="section" />
        </div>
      </section>
    </>
  )
}
