import { generateAtomFeed } from 'feedsmith'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { compareEntries, type Entry, isOf } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'
import { today } from '../../renderer/today.ts'
import { siteConfig } from '../../site.config.ts'
import { authorOf } from '../content/authorOf.ts'
import type { Content } from '../content/openContent.ts'
import { isPublished } from '../content/publication.ts'
import { readText } from '../content/texts.ts'
import { changedOn } from './sitemap.ts'

const MAX_ARTICLES = 20

/** The texts and documents that a feed is made from. */
type Source = Pick<Content, 'strings' | 'computed' | 'documents'>

/** Returns the feed of a language: the newest articles that are written in it. https://www.rfc-editor.org/rfc/rfc4287 */
export function feed(content: Source, locale: Locale): string {
  const self = absoluteUrl(`/${locale}/feed.xml`)
  const entries = content.documents
    .map(({ entry }) => entry)
    .filter((entry) => isOf(entry, 'articles'))
    // Feeds contain published documents only, in previews too.
    .filter((entry) => entry.locale === locale && isPublished(entry))
    .toSorted(compareEntries)
    .slice(0, MAX_ARTICLES)
    .map((article) => describeArticle(content, article))
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

function describeArticle({ documents, ...texts }: Source, article: Entry<'articles'>) {
  const { locale, path } = article
  const { title, description, date, category, tags } = article.frontmatter
  const author = authorOf(article, documents)
  const address = absoluteUrl(localizePath(path, locale))
  return {
    id: address,
    title: { value: title },
    summary: { value: description },
    links: [linkTo(address, locale)],
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
