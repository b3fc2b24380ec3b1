import { Breadcrumbs } from '../../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Picture } from '../../../components/elements/Picture/Picture.tsx'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import styles from './ArticleHeader.module.css'
import { Particles } from './Particles.tsx'
import { Translations } from './Translations.tsx'

/** How an article opens: where it belongs, its title, the cover that comes in from the left, what it is about. */
export function ArticleHeader({ article }: { readonly article: Entry<'articles'> }) {
  const { locale } = usePageContext()
  const { title, description, imageAlt, hero } = article.frontmatter
  const { image } = article.images
  const lang = foreignLanguage(article, locale)
  return (
    <header className={styles.header}>
      <Breadcrumbs />
      <Translations article={article} />
      <h1 lang={lang}>{title}</h1>
      {image && (
        <div className={styles.cover} lang={lang}>
          <Picture {...image} alt={imageAlt} place="cover" priority />
          {hero === 'particles' && <Particles />}
        </div>
      )}
      <p className={styles.lead} lang={lang}>
        {description}
      </p>
    </header>
  )
}
