import { posix } from 'node:path'
import { stringify } from 'yaml'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizeLink, localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import { leadsTo } from '../content/earlyLinks.ts'
import type { Content } from '../content/openContent.ts'
import { translationsAmong } from '../content/translations/documentVersions.ts'
import { parseShown } from '../markdown/parseShown.ts'
import { writePlainMarkdown } from '../markdown/plainMarkdown.ts'
import { mediaAddress } from '../pictures/media.ts'
import { isPhotograph, placePhotograph } from '../pictures/variants.ts'
import { type Article, articlesIn } from './articles.ts'
import type { SiteFile } from './siteFile.ts'

/** Returns the address of an article's Markdown export, next to its page. */
export function markdownPath({ path, locale }: Pick<Article, 'path' | 'locale'>): string {
  return `${localizePath(path, locale)}.md`
}

/** Returns a text without line breaks, after which a heading or a link could begin. */
export function onOneLine(text: string): string {
  return text.trim().replaceAll(/\s*[\n\r]\s*/g, ' ')
}

/** Returns the Markdown exports of the articles that are written in a language. */
export function articlesInMarkdown(content: Content, locale: Locale): SiteFile[] {
  const { root, documents, early } = content
  const translationsOf = translationsAmong(documents)
  return articlesIn(locale, documents).map((article) => ({
    fileName: markdownPath(article).slice(1),
    type: 'text/markdown; charset=utf-8',
    write: () => {
      const address = absoluteUrl(localizePath(article.path, locale))
      const { source, tree } = parseShown(content, article)
      const body = writePlainMarkdown(tree, {
        source,
        locale,
        link: (url) =>
          leadsTo(early, url) ? undefined : new URL(localizeLink(url, locale, translationsOf).href, address).href,
        picture: (url) => absoluteUrl(addressOfPicture(root, article, url)),
      })
      return `${writeHead(article, translationsOf(article.path))}\n# ${onOneLine(article.frontmatter.title)}\n\n${body}\n`
    },
  }))
}

/** Returns the address of an article's picture in the built site. */
function addressOfPicture(root: string, { file, bodyImages, bodyVideos }: Article, url: string): string {
  const path = posix.join(posix.dirname(file), decodeURI(url))
  const picture = [...bodyImages, ...bodyVideos.map(({ poster }) => poster)].find(({ src }) => src === path)
  return picture && isPhotograph(path) ? placePhotograph(root, picture).src : mediaAddress(root, path)
}

function writeHead({ frontmatter, author, path, locale }: Article, translations: readonly Locale[]): string {
  const { title, description, date, updated, tags, category } = frontmatter
  const versions = translations
    .filter((language) => language !== locale)
    .map((language) => [language, absoluteUrl(markdownPath({ path, locale: language }))])
  const head = stringify(
    {
      title,
      description,
      url: absoluteUrl(localizePath(path, locale)),
      language: locale,
      author: author.frontmatter.name,
      date,
      ...(updated && { updated }),
      category,
      tags,
      ...(versions.length > 0 && { translations: Object.fromEntries(versions) }),
    },
    { lineWidth: 0 },
  )
  return `---\n${head}---\n`
}
