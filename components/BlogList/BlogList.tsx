import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Island } from '../../renderer/islands/Island.tsx'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx'
import BlogSearch from '../BlogSearch/BlogSearch.island.tsx'
import { CategoryLinks } from '../CategoryLinks/CategoryLinks.tsx'
import { NewsletterForm } from '../NewsletterForm/NewsletterForm.tsx'
import { PageHero } from '../PageHero/PageHero.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { RecentPosts } from '../RecentPosts/RecentPosts.tsx'
import { Section } from '../Section/Section.tsx'
import styles from './BlogList.module.css'
import { listingPath } from './listing.ts'
import type { BlogPage } from './posts.ts'

/** Any page of the blog: the first of all, or a further one of a category. */
export function BlogList({ blog }: { readonly blog: BlogPage }) {
  const { t } = useTranslation('blog')
  const headingId = useId()
  const { listing, posts, postCount, recent } = blog
  const isFirst = posts.page === 1
  return (
    <>
      <PageHero
        title={t(`listings.${listing.category}.heading`)}
        {...(isFirst
          ? { lead: t(`listings.${listing.category}.lead`) }
          : { kicker: t('pagination.current', { page: posts.page, pageCount: posts.pageCount }) })}
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <Search />
          <CategoryLinks current={listing.category} />
          <section aria-labelledby={headingId} className={styles.posts}>
            <h2 id={headingId} className={styles.count}>
              {t('count', { count: postCount })}
            </h2>
            {posts.items.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
            <ul className={styles.grid}>
              {posts.items.map((post) => (
                <li key={post.slug}>
                  <ArticleCard entry={post} />
                </li>
              ))}
            </ul>
            <Pagination
              page={posts.page}
              pageCount={posts.pageCount}
              pathOf={(page) => listingPath({ ...listing, page })}
            />
          </section>
        </div>
        <RecentPosts posts={recent} />
      </div>
      <Section title={t('newsletter.title')} lead={t('newsletter.text')} tone="surface">
        <NewsletterForm place="section" />
      </Section>
    </>
  )
}

/** The search of titles: its list of posts is fetched when somebody touches it. */
function Search() {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  return (
    <Island
      component={BlogSearch}
      when="touched"
      props={{ locale, categories: t('categories', { returnObjects: true }) }}
      namespaces={['blogSearch']}
    />
  )
}
