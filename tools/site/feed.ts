import { generateAtomFeed } from 'feedsmith'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import type { Content } from '../content/openContent.ts'
import { isPublished } from '../content/publication.ts'
import { readText, type Texts } from '../content/texts.ts'
import { extractArticle } from './articleHtml.ts'
import { type Article, articlesIn } from './articles.ts'
import { type FinishedPages, readPage } from './finishedPages.ts'
import type { SiteFile } from './siteFile.ts'
import { changedOn } from './sitemap.ts'

const MAX_ARTICLES = 20

/** Returns the feed of a language: the newest articles that are written in it, in full. https://www.rfc-editor.org/rfc/rfc4287 */
export function feed(content: Pick<Content, 'strings' | 'documents'>, locale: Locale, pages: FinishedPages): SiteFile {
  const fileName = `${locale}/feed.xml`
  const self = absoluteUrl(`/${fileName}`)
  const write = async () => {
    // Feeds contain published documents only, in previews too.
    const published = content.documents.filter(({ entry }) => isPublished(entry))
    const articles = articlesIn(locale, published).slice(0, MAX_ARTICLES)
    const entries = await Promise.all(articles.map((article) => describeArticle(content, article, pages)))
    return generateAtomFeed({
      id: self,
      title: { value: readText(content, locale, 'blog:feed') },
      subtitle: { value: readText(content, locale, 'blog:listings.all.description') },
      xml: { lang: locale },
      // Atom requires a date, also where a new language has no article yet.
      updated: new Date(entries.length > 0 ? Math.max(...entries.map(({ updated }) => Number(updated))) : today()),
      links: [
        { href: self, rel: 'self', type: 'application/atom+xml' },
        linkTo(absoluteUrl(localizePath('/blog', locale)), locale),
      ],
      icon: absoluteUrl('/favicon.svg'),
      authors: [{ name: siteConfig.name, uri: absoluteUrl('/') }],
      entries,
    })
  }
  return { fileName, type: 'application/atom+xml', write }
}

async function describeArticle(texts: Texts, article: Article, pages: FinishedPages) {
  const { locale, path, author } = article
  const { title, description, date, category, tags } = article.frontmatter
  const address = localizePath(path, locale)
  return {
    id: absoluteUrl(address),
    title: { value: title },
    summary: { value: description },
    content: { type: 'html', value: extractArticle(await readPage(pages, address), address) },
    links: [linkTo(absoluteUrl(address), locale)],
    published: new Date(date),
    updated: new Date(changedOn(article) ?? date),
    authors: [{ name: author.frontmatter.name, uri: absoluteUrl(localizePath(author.path, author.locale)) }],
    categories: [
      { term: category, label: readText(texts, locale, `blog:categories.${category}`) },
      ...tags.map((tag) => ({ term: tag })),
    ],
  }
}

function linkTo(href: string, locale: Locale) {
  return { href, rel: 'alternate', type: 'text/html', hreflang: locale }
}
