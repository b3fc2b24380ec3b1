import { useTranslation } from 'react-i18next'
import { ArticleMeta } from '../../../components/ArticleMeta/ArticleMeta.tsx'
import { Contents } from '../../../components/Contents/Contents.tsx'
import { CallToAction } from '../../../components/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../../components/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../../components/FallbackNotice/foreignLanguage.ts'
import { PdfLink } from '../../../components/PdfLink/PdfLink.tsx'
import { Prose } from '../../../components/Prose/Prose.tsx'
import { RelatedArticles } from '../../../components/RelatedArticles/RelatedArticles.tsx'
import { ShareLinks } from '../../../components/ShareLinks/ShareLinks.tsx'
import { absoluteUrl } from '../../../renderer/absoluteUrl.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import { useData, usePageContext } from '../../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { ArticleHeader } from './ArticleHeader.tsx'
import { Neighbours } from './Neighbours.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  const { article, author, related, neighbours, Body } = useData<Data>()
  const lang = foreignLanguage(article, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <article>
        <ArticleHeader article={article} />
        <div className={styles.reading}>
          <div>
            <ArticleMeta article={article} author={author} />
            <ShareLinks url={absoluteUrl(localizePath(article.path, article.locale))} title={article.frontmatter.title}>
              <PdfLink entry={article} />
            </ShareLinks>
            <Contents article={article} />
          </div>
          <Prose body={Body} lang={lang} />
        </div>
      </article>
      <RelatedArticles title={t('article.related')} articles={related} isBelowFold />
      <Neighbours {...neighbours} />
      <CallToAction
        title={t('article.callToAction.title')}
        text={t('article.callToAction.text')}
        label={t('article.callToAction.label')}
        href="/requestaquote"
      />
    </>
  )
}
