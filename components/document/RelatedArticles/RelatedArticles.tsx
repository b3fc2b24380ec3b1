import type { Entry } from '../../../renderer/entry.ts'
import { ArticleCard } from '../../blog/ArticleCard/ArticleCard.tsx'
import { Section } from '../../layout/Section/Section.tsx'
import styles from './RelatedArticles.module.css'

interface RelatedArticlesProps {
  readonly title: string
  readonly lead?: string
  /** See Section. */
  readonly isBelowFold?: boolean
  readonly articles: readonly Entry<'articles'>[]
}

/** Articles related to the one just read. */
export function RelatedArticles({ articles, ...heading }: RelatedArticlesProps) {
  if (articles.length === 0) return null
  return (
    <Section {...heading}>
      <ul className={`${styles.grid} split`}>
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard entry={article} layout={index === 0 || articles.length === 2 ? 'stacked' : 'beside'} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
