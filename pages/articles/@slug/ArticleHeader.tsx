import { Picture } from '../../../components/elements/Picture/Picture.tsx'
import { attach } from '../../../components/islands/attach.ts'
import { Breadcrumbs } from '../../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import { translationsOfPath } from '../../../renderer/content.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { translationOf } from '../../../renderer/texts.ts'
import { Particles } from './Particles.tsx'
import styles from './ArticleHeader.module.css'

/** The head of an article: breadcrumbs, title, and the cover, which comes in from the left. */
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

/** Links to the article in other languages, each in its own language. */
function Translations({ article }: { readonly article: Entry<'articles'> }) {
  const { locale } = usePageContext()
  // An untranslated article has no such links: it is the same text in every language.
  return translationsOfPath(article.path)
    .filter((other) => other !== locale && other !== article.locale)
    .map((other) => (
      <span key={other} className={styles.translation}>
        <a href={localizePath(article.path, other)} lang={other} hrefLang={other} {...attach('languageChoice', 'now')}>
          {translationOf(other).getFixedT(other, 'blog')('article.readHere')}
        </a>
      </span>
    ))
}
