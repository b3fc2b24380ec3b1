import { generateAtomFeed, generateJsonFeed } from 'feedsmith'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { readText } from '../content/texts.ts'
import { extractArticle } from './articleHtml.ts'
import { type Article, articlesIn } from './articles.ts'
import { changedOn } from './dates.ts'
import { type FinishedPages, readPage } from './finishedPages.ts'
import type { SiteFile } from './siteFile.ts'

const MOST_ARTICLES = 20

/** An article with its text as HTML. */
interface Post {
  readonly article: Article
  readonly url: string
  readonly html: string
  readonly published: Date
  readonly updated: Date
}

/** The details of the blog in a language, for both kinds of feed. */
interface Blog {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly posts: readonly Post[]
}

/** Both feeds of a language: the newest articles that are written in it, in full. */
export function feeds(
  root: string,
  locale: Locale,
  documents: readonly LoadedDocument[],
  pages: FinishedPages,
): SiteFile[] {
  const articles = articlesIn(locale, documents).slice(0, MOST_ARTICLES)
  const read = async (): Promise<Blog> => ({
    title: `${siteConfig.name} – ${readText(root, locale, 'blog:listings.all.title')}`,
    description: readText(root, locale, 'blog:listings.all.description'),
    url: absoluteUrl(localizePath('/blog', locale)),
    posts: await Promise.all(articles.map((article) => readPost(article, pages))),
  })
  let blog: Promise<Blog> | undefined
  const categoryOf = ({ frontmatter }: Article) => readText(root, locale, `blog:categories.${frontmatter.category}`)
  return [
    {
      fileName: `${locale}/feed.xml`,
      type: 'application/atom+xml',
      write: async () => writeAtom(await (blog ??= read()), locale, categoryOf),
    },
    {
      fileName: `${locale}/feed.json`,
      type: 'application/feed+json',
      write: async () => writeJson(await (blog ??= read()), locale, categoryOf),
    },
  ]
}

async function readPost(article: Article, pages: FinishedPages): Promise<Post> {
  const address = localizePath(article.path, article.locale)
  const { date } = article.frontmatter
  return {
    article,
    url: absoluteUrl(address),
    html: extractArticle(await readPage(pages, address), address),
    published: new Date(date),
    updated: new Date(changedOn(article) ?? date),
  }
}

function authorOf({ author }: Article) {
  return { name: author.frontmatter.name, url: absoluteUrl(localizePath(author.path, author.locale)) }
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
function writeAtom(
  { title, description, url, posts }: Blog,
  locale: Locale,
  categoryOf: (article: Article) => string,
): string {
  const self = absoluteUrl(`/${locale}/feed.xml`)
  return generateAtomFeed({
    id: self,
    title: { value: title },
    subtitle: { value: description },
    xml: { lang: locale },
    updated: new Date(Math.max(...posts.map(({ updated }) => Number(updated)))),
    links: [
      { href: self, rel: 'self', type: 'application/atom+xml' },
      { href: url, rel: 'alternate', type: 'text/html', hreflang: locale },
    ],
    icon: absoluteUrl('/favicon.svg'),
    authors: [{ name: siteConfig.name, uri: absoluteUrl('/') }],
    entries: posts.map(({ article, url: address, html, published, updated }) => ({
      id: address,
      title: { value: article.frontmatter.title },
      summary: { value: article.frontmatter.description },
      content: { type: 'html', value: html },
      links: [{ href: address, rel: 'alternate', type: 'text/html', hreflang: locale }],
      published,
      updated,
      authors: [{ name: authorOf(article).name, uri: authorOf(article).url }],
      categories: [
        { term: article.frontmatter.category, label: categoryOf(article) },
        ...article.frontmatter.tags.map((tag) => ({ term: tag })),
      ],
    })),
  })
}

/** https://www.jsonfeed.org/version/1.1/ */
function writeJson(
  { title, description, url, posts }: Blog,
  locale: Locale,
  categoryOf: (article: Article) => string,
): string {
  const feed = generateJsonFeed({
    title,
    description,
    language: locale,
    home_page_url: url,
    feed_url: absoluteUrl(`/${locale}/feed.json`),
    icon: absoluteUrl('/icon-512.png'),
    favicon: absoluteUrl('/icon-192.png'),
    authors: [{ name: siteConfig.name, url: absoluteUrl('/') }],
    items: posts.map(({ article, url: address, html, published, updated }) => ({
      id: address,
      url: address,
      title: article.frontmatter.title,
      summary: article.frontmatter.description,
      content_html: html,
      date_published: published,
      date_modified: updated,
      language: locale,
      tags: [categoryOf(article), ...article.frontmatter.tags],
      authors: [authorOf(article)],
    })),
  })
  return JSON.stringify(feed)
}
