import { Picture } from '../../../components/elements/Picture/Picture.tsx'
import { Breadcrumbs } from '../../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../../components/layout/PageHero/PageHero.tsx'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { Particles } from './Particles.tsx'
import styles from './ArticleHeader.module.css'

/** The head of an article, in a language that it may not be in. */
export function ArticleHeader({ article }: { readonly article: Entry<'articles'> }) {
  const { locale } = usePageContext()
  const { title, description, imageAlt, hero } = article.frontmatter
  const { image } = article.images
  return (
    <PageHero
      title={title}
      lead={description}
      lang={foreignLanguage(article, locale)}
      breadcrumbs={<Breadcrumbs />}
      drawing={
        image && (
          <div className={styles.cover}>
            <Picture {...image} alt={imageAlt} place="hero" priority />
            {hero === 'particles' && <Particles />}
          </div>
        )
      }
    />
  )
}
