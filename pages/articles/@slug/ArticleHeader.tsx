import { ArticleMeta } from '../../../components/ArticleMeta/ArticleMeta.tsx'
import { foreignLanguage } from '../../../components/FallbackNotice/foreignLanguage.ts'
import { Picture } from '../../../components/Picture/Picture.tsx'
import type { Entry } from '../../../renderer/content.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './ArticleHeader.module.css'

interface ArticleHeaderProps {
  readonly article: Entry<'articles'>
  readonly author: Entry<'team'>
}

/** Title, what it is about, the picture, and the bar with its date, its author and its tags. */
export function ArticleHeader({ article, author }: ArticleHeaderProps) {
  const { locale } = usePageContext()
  const { title, description, imageAlt } = article.frontmatter
  const { image } = article.images
  const lang = foreignLanguage(article, locale)
  return (
    <header className={styles.header}>
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      <p className={styles.lead} lang={lang}>
        {description}
      </p>
      {image && (
        <div className={styles.cover} lang={lang}>
          <Picture {...image} alt={imageAlt} priority />
        </div>
      )}
      <div className={styles.meta}>
        <ArticleMeta article={article} author={author} />
      </div>
    </header>
  )
}
