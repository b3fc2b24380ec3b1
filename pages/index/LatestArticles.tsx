import { useTranslation } from 'react-i18next'
import { ArticleCard } from '../../components/blog/ArticleCard/ArticleCard.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { MoreLink } from './MoreLink.tsx'
import styles from './LatestArticles.module.css'

/** The latest articles. */
export function LatestArticles({ articles }: { readonly articles: readonly Entry<'articles'>[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('blog.title')}>
      <ul className={`${styles.articles} screen-only`}>
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard entry={article} layout="compact" />
          </li>
        ))}
      </ul>
      <MoreLink href="/blog">{t('blog.link')}</MoreLink>
    </Section>
  )
}
