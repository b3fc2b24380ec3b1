import { useTranslation } from 'react-i18next'
import { ArticleCard } from '../../components/blog/ArticleCard/ArticleCard.tsx'
import BlogSearch from '../../components/blog/BlogSearch/BlogSearch.island.tsx'
import { listingPath } from '../../components/blog/listing.ts'
import { Pagination } from '../../components/blog/Pagination/Pagination.tsx'
import { NewsletterForm } from '../../components/forms/NewsletterForm/NewsletterForm.tsx'
import { Island } from '../../components/islands/Island.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { localizePath } from '../../renderer/addresses.ts'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import { RecentPosts } from './RecentPosts.tsx'
import searchStyles from '../../components/blog/BlogSearch/BlogSearch.module.css'
import styles from './page.module.css'

/** Any page of the blog, laid out like the front page of a newspaper. */
export function Page() {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  const { listing, posts, postCount, recent } = useData<Data>()
  return (
    <>
      <PageHero
        title={t(`listings.${listing.category}.heading`)}
        {...(posts.page === 1 && { lead: t(`listings.${listing.category}.lead`) })}
      >
        {posts.page > 1 && (
          <p className={styles.number}>{t('pagination.current', { page: posts.page, pageCount: posts.pageCount })}</p>
        )}
      </PageHero>
      <CategoryLinks current={listing.category} />
      <div className={styles.page}>
        <div className={`${styles.search} screen-only`}>
          <Island island={BlogSearch} when="queried" props={{ category: listing.category, page: listing.page }} />
        </div>
        <section
          aria-labelledby="posts"
          className={styles.posts}
          data-side={posts.page % 2 === 1 ? 'start' : 'end'}
          data-posts=""
        >
          <h2 id="posts" className={searchStyles.count}>
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
      <section className={`${styles.newsletter} screen-only`} aria-labelledby="newsletter">
        <div>
          <h2 id="newsletter">{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
          <NewsletterForm place="section" />
        </div>
      </section>
    </>
  )
}
