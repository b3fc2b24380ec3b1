import { useTranslation } from 'react-i18next'
import { Day } from '../../../components/elements/Day/Day.tsx'
import { Link } from '../../../components/elements/Link/Link.tsx'
import { Picture } from '../../../components/elements/Picture/Picture.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './ArticleMeta.module.css'

interface ArticleMetaProps {
  readonly article: Entry<'articles'>
  readonly author: Entry<'team'>
}

/** The author, dates and reading time of an article. */
export function ArticleMeta({ article, author }: ArticleMetaProps) {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  const { image: portrait } = author.images
  const { date, updated } = article.frontmatter
  return (
    <dl className={styles.meta} data-pagefind-ignore="" data-pagefind-meta="about">
      <div className={styles.author}>
        <dt>{t('article.author')}</dt>
        <dd>
          {portrait && <Picture {...portrait} alt="" place="small" />}
          <Link href={author.path} rel="author">
            {author.frontmatter.name}
          </Link>
          <span className={styles.role} lang={foreignLanguage(author, locale)}>
            {author.frontmatter.role}
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
    </dl>
  )
}

/** The keywords of an article. */
export function Keywords({ article }: Pick<ArticleMetaProps, 'article'>) {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  return (
    <dl className={styles.meta}>
      <div>
        <dt>{t('article.tags')}</dt>
        <dd lang={foreignLanguage(article, locale)}>{article.frontmatter.tags.join(', ')}</dd>
      </div>
    </dl>
  )
}
