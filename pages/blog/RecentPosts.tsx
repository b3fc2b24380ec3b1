import { useTranslation } from 'react-i18next'
import { Day } from '../../components/elements/Day/Day.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './RecentPosts.module.css'

interface RecentPostsProps {
  readonly posts: readonly Entry<'articles'>[]
}

/** The latest posts, next to those of the page. */
export function RecentPosts({ posts }: RecentPostsProps) {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={styles.heading}>
        {t('recent')}
      </h2>
      <ol className={`${styles.posts} numbered`} data-recent="">
        {posts.map((post) => (
          <li key={post.slug} className={`${styles.post} cover-link`}>
            <Link href={post.path} lang={foreignLanguage(post, locale)} className={styles.link}>
              {post.frontmatter.title}
            </Link>
            <p className={styles.date}>
              <Day value={post.frontmatter.date} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
