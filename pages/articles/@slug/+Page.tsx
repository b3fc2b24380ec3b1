import { useTranslation } from 'react-i18next'
import { EntryLinks } from '../../../components/agency/EntryLinks/EntryLinks.tsx'
import { PdfLink } from '../../../components/document/PdfLink/PdfLink.tsx'
import { Prose } from '../../../components/document/Prose/Prose.tsx'
import { RelatedArticles } from '../../../components/document/RelatedArticles/RelatedArticles.tsx'
import { ShareLinks } from '../../../components/document/ShareLinks/ShareLinks.tsx'
import { TableOfContents } from '../../../components/document/TableOfContents/TableOfContents.tsx'
import { CallToAction } from '../../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { absoluteUrl } from '../../../renderer/absoluteUrl.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import { QUOTE_PATH } from '../../../renderer/addresses.ts'
import { useData, usePageContext } from '../../../renderer/PageContext.tsx'
import { quotePathOf } from '../../../renderer/services.ts'
import type { Data } from './+data.ts'
import { ArticleHeader } from './ArticleHeader.tsx'
import { ArticleMeta, Keywords } from './ArticleMeta.tsx'
import { Neighbours } from './Neighbours.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation(['blog', 'services'])
  const { locale } = usePageContext()
  const { article, author, services, related, neighbours, body } = useData<Data>()
  const lang = foreignLanguage(article, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <article>
        <ArticleHeader article={article} />
        <div className={styles.reading}>
          <div>
            <ArticleMeta article={article} author={author} />
            <TableOfContents sections={article.sections} lang={lang} />
          </div>
          <Prose body={body} lang={lang} />
          <footer>
            <Keywords article={article} />
            <ShareLinks url={absoluteUrl(localizePath(article.path, article.locale))} title={article.frontmatter.title}>
              <PdfLink entry={article} />
            </ShareLinks>
          </footer>
        </div>
      </article>
      <EntryLinks title={t('services:service.concerned', { count: services.length })} entries={services} />
      <RelatedArticles title={t('article.related')} articles={related} isBelowFold />
      <Neighbours {...neighbours} />
      <CallToAction
        {...t('article.callToAction', { returnObjects: true })}
        href={services[0] ? quotePathOf(services[0].slug) : QUOTE_PATH}
      />
    </>
  )
}
