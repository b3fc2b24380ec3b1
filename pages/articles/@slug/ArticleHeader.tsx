import { useTranslation } from 'react-i18next'
import { listingPath } from '../../../components/BlogList/listing.ts'
import { foreignLanguage } from '../../../components/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { Picture } from '../../../components/Picture/Picture.tsx'
import type { Entry } from '../../../renderer/content.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './ArticleHeader.module.css'
import { Particles } from './Particles.tsx'

/** How an article opens: its category, its title, the cover that comes in from the left, what it is about. */
export function ArticleHeader({ article }: { readonly article: Entry<'articles'> }) {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  const { category, title, description, imageAlt, hero } = article.frontmatter
  const { image } = article.images
  const lang = foreignLanguage(article, locale)
  return (
    <header className={styles.header}>
      <p className={styles.category}>
        <Link href={listingPath({ category, page: 1 })}>{t(`categories.${category}`)}</Link>
      </p>
      <h1 lang={lang}>{title}</h1>
      {image && (
        <div className={styles.cover} lang={lang}>
          <Picture {...image} alt={imageAlt} priority />
          {hero === 'particles' && <Particles />}
        </div>
      )}
      <p className={styles.lead} lang={lang}>
        {description}
      </p>
    </header>
  )
}
