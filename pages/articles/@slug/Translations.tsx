import { localizePath } from '../../../renderer/addresses.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { translationsOfPath } from '../../../renderer/content.ts'
import { usePageContext } from '../../../renderer/PageContext.tsx'
import { translationOf } from '../../../renderer/texts.ts'
import { attach } from '../../../components/islands/attach.ts'
import styles from './ArticleHeader.module.css'

/** The way to the article in other languages, each said in its own. */
export function Translations({ article }: { readonly article: Entry<'articles'> }) {
  const { locale } = usePageContext()
  // What is shown for want of a translation is offered in no other language: it is the same text there.
  return translationsOfPath(article.path)
    .filter((other) => other !== locale && other !== article.locale)
    .map((other) => (
      <span key={other} className={styles.translation} {...attach('translatedHash', 'touched')}>
        <a href={localizePath(article.path, other)} lang={other} hrefLang={other} {...attach('languageChoice', 'now')}>
          {translationOf(other).getFixedT(other, 'blog')('article.readHere')}
        </a>
      </span>
    ))
}
