import { useTranslation } from 'react-i18next'
import type { Entry } from '../../renderer/content.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { listingPath } from '../BlogList/listing.ts'
import { Day } from '../Day/Day.tsx'
import { foreignLanguage } from '../FallbackNotice/foreignLanguage.ts'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import styles from './ArticleMeta.module.css'

interface ArticleMetaProps {
  readonly article: Entry<'articles'>
  readonly author: Entry<'team'>
}

/** Who wrote an article, when, on what, and how long it takes to read. */
export function ArticleMeta({ article, author }: ArticleMetaProps) {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  const { image: portrait } = author.images
  const { date, updated, category, tags } = article.frontmatter
  return (
    <dl className={styles.meta}>
      <div className={styles.wide}>
        <dt>{t('article.author')}</dt>
        <dd className={styles.signature}>
          {portrait && <Picture {...portrait} alt="" />}
          <span>
            <Link href={author.path} rel="author">
              {author.frontmatter.name}
            </Link>
            <span className={styles.role} lang={foreignLanguage(author, locale)}>
              {author.frontmatter.role}
            </span>
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('article.published')}</dt>
        <dd>
          <Day value={date} />
        </dd>
      </div>
      {updated && (
        <div>
          <dt>{t('article.updated')}</dt>
          <dd>
            <Day value={updated} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('article.reading')}</dt>
        <dd>{t('article.minutes', { count: article.readingMinutes })}</dd>
      </div>
      <div>
        <dt>{t('article.category')}</dt>
        <dd>
          <Link href={listingPath({ category, page: 1 })}>{t(`categories.${category}`)}</Link>
        </dd>
      </div>
      <div className={styles.wide}>
        <dt>{t('article.tags')}</dt>
        <dd>
          <ul className={styles.tagList} lang={foreignLanguage(article, locale)}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  )
}
