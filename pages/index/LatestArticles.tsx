import { useTranslation } from 'react-i18next'
import { ArticleCard } from '../../components/blog/ArticleCard/ArticleCard.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { CardRow } from './CardRow.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './LatestArticles.module.css'

/** The latest articles: the first in a large card, the others next to it. */
export function LatestArticles({ articles }: { readonly articles: readonly Entry<'articles'>[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('blog.title')} lead={t('blog.lead')}>
      <CardRow label={t('blog.title')} className={styles.articles}>
        {articles.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard entry={article} layout={index === 0 ? 'stacked' : 'beside'} />
          </li>
        ))}
      </CardRow>
      <MoreLink href="/blog">{t('blog.link')}</MoreLink>
    </Section>
  )
}
