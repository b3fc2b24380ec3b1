import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Day } from '../../elements/Day/Day.tsx'
import { foreignLanguage } from '../../layout/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../elements/Link/Link.tsx'
import styles from './RecentPosts.module.css'

/** The newest posts, next to those of a page of the blog. */
export function RecentPosts({ posts }: { readonly posts: readonly Entry<'articles'>[] }) {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('recent')}
      </h2>
      <ol className={styles.posts} data-recent="">
        {posts.map((post) => {
          const lang = foreignLanguage(post, locale)
          return (
            <li key={post.slug} className={styles.post}>
              <Link href={post.path} lang={lang} className={styles.link}>
                {post.frontmatter.title}
              </Link>
              <p className={styles.date}>
                <Day value={post.frontmatter.date} />
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
