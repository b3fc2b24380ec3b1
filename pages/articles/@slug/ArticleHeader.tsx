import { Picture } from '../../../components/elements/Picture/Picture.tsx'
import { attach } from '../../../components/islands/attach.ts'
import { Breadcrumbs } from '../../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../../components/layout/PageHero/PageHero.tsx'
import { localizePath } from '../../../renderer/addresses.ts'
import { translationsOfPath } from '../../../renderer/content.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { translationOf } from '../../../renderer/texts.ts'
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
      breadcrumbs={
        <div className={styles.above}>
          <Breadcrumbs />
          <Translations article={article} />
        </div>
      }
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

/** Links to the article in other languages, each in its own language. */
function Translations({ article }: { readonly article: Entry<'articles'> }) {
  const { locale } = usePageContext()
  // An untranslated article has no such links: it is the same text in every language.
  return translationsOfPath(article.path)
    .filter((other) => other !== locale && other !== article.locale)
    .map((other) => (
      <span key={other}>
        <a href={localizePath(article.path, other)} lang={other} hrefLang={other} {...attach('languageChoice', 'now')}>
          {translationOf(other).getFixedT(other, 'blog')('article.readHere')}
        </a>
      </span>
    ))
}
