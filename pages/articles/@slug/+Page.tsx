import { useTranslation } from 'react-i18next'
import { TableOfContents } from '../../../components/document/TableOfContents/TableOfContents.tsx'
import { Day } from '../../../components/elements/Day/Day.tsx'
import { Link } from '../../../components/elements/Link/Link.tsx'
import { Picture } from '../../../components/elements/Picture/Picture.tsx'
import { CallToAction } from '../../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PdfLink } from '../../../components/document/PdfLink/PdfLink.tsx'
import { Prose } from '../../../components/document/Prose/Prose.tsx'
import { RelatedArticles } from '../../../components/document/RelatedArticles/RelatedArticles.tsx'
import { ShareLinks } from '../../../components/document/ShareLinks/ShareLinks.tsx'
import { ServiceLinks } from '../../../components/agency/ServiceLinks/ServiceLinks.tsx'
import { quotePathOfDocument } from '../../../renderer/quoteServices.ts'
import { absoluteUrl } from '../../../renderer/absoluteUrl.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import type { Entry } from '../../../renderer/entry.ts'
import { useData, usePageContext } from '../../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { ArticleHeader } from './ArticleHeader.tsx'
import metaStyles from './ArticleMeta.module.css'
import neighbourStyles from './Neighbours.module.css'
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
            <ShareLinks url={absoluteUrl(localizePath(article.path, article.locale))} title={article.frontmatter.title}>
              <PdfLink entry={article} />
            </ShareLinks>
            <TableOfContents article={article} />
          </div>
          <Prose body={body} lang={lang} />
        </div>
      </article>
      <ServiceLinks title={t('services:service.concerned', { count: services.length })} services={services} />
      <RelatedArticles title={t('article.related')} articles={related} isBelowFold />
      <Neighbours {...neighbours} />
      <CallToAction
        {...t('article.callToAction', { returnObjects: true })}
        href={quotePathOfDocument(services[0]?.slug ?? '')}
      />
    </>
  )
}

interface ArticleMetaProps {
  readonly article: Entry<'articles'>
  readonly author: Entry<'team'>
}

/** The author, date, category and reading time of an article. */
function ArticleMeta({ article, author }: ArticleMetaProps) {
  const { t } = useTranslation('blog')
  const { locale } = usePageContext()
  const { image: portrait } = author.images
  const { date, updated, tags } = article.frontmatter
  return (
    <dl className={metaStyles.meta}>
      <div className={metaStyles.author}>
        <dt>{t('article.author')}</dt>
        <dd>
          {portrait && <Picture {...portrait} alt="" place="small" />}
          <Link href={author.path} rel="author">
            {author.frontmatter.name}
          </Link>
          <span className={metaStyles.role} lang={foreignLanguage(author, locale)}>
            {author.frontmatter.role}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('article.published')}</dt>
        <dd>
          <Day value={date} />
        </dd>
      </div>
      {updated && (
        <div>
          <dt>{t('article.updated')}</dt>
          <dd>
            <Day value={updated} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('article.reading')}</dt>
        <dd>{t('article.minutes', { count: article.readingMinutes })}</dd>
      </div>
      <div className={metaStyles.tags}>
        <dt>{t('article.tags')}</dt>
        <dd lang={foreignLanguage(article, locale)}>{tags.join(', ')}</dd>
      </div>
    </dl>
  )
}

interface NeighboursProps {
  readonly older: Entry<'articles'> | undefined
  readonly newer: Entry<'articles'> | undefined
}

/** Links to the articles published just before and just after this one. */
function Neighbours({ older, newer }: NeighboursProps) {
  const { t } = useTranslation('blog')
  if (!older && !newer) return null
  return (
    <nav aria-label={t('article.neighbours')} className={neighbourStyles.neighbours}>
      {older && <Neighbour article={older} label={t('article.previous')} rel="prev" />}
      {newer && <Neighbour article={newer} label={t('article.next')} rel="next" />}
    </nav>
  )
}

interface NeighbourProps {
  readonly article: Entry<'articles'>
  readonly label: string
  readonly rel: 'prev' | 'next'
}

function Neighbour({ article, label, rel }: NeighbourProps) {
  const { locale } = usePageContext()
  const lang = foreignLanguage(article, locale)
  return (
    <Link
      href={article.path}
      rel={rel}
      className={neighbourStyles.neighbour}
      data-tone={rel === 'next' ? 'night' : undefined}
    >
      <span className={neighbourStyles.label}>{label}</span>
      <span className={neighbourStyles.title} lang={lang}>
        {article.frontmatter.title}
      </span>
    </Link>
  )
}
