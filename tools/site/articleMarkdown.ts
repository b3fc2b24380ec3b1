import { stringify } from 'yaml'
import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizeLink, localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { setDestinations } from '../markdown/plainMarkdown.ts'
import { translationsAmong } from '../content/translationsAmong.ts'
import { picturesOf } from './articleHtml.ts'
import { type Article, articlesIn } from './articles.ts'
import { type FinishedPages, readPage } from './finishedPages.ts'
import type { SiteFile } from './siteFile.ts'

/** Where an article is in Markdown: beside its page. */
export function markdownPath({ path, locale }: Pick<Article, 'path' | 'locale'>): string {
  return `${localizePath(path, locale)}.md`
}

/** Returns a text without line ends: what follows one could begin a heading or a link. */
export function onOneLine(text: string): string {
  return text.trim().replaceAll(/\s*[\n\r]\s*/g, ' ')
}

/** Every article that is written in a language, in Markdown, for machines that read. */
export function articlesInMarkdown(
  locale: Locale,
  documents: readonly LoadedDocument[],
  pages: FinishedPages,
): SiteFile[] {
  const translationsOf = translationsAmong(documents)
  return articlesIn(locale, documents).map((article) => ({
    fileName: markdownPath(article).slice(1),
    type: 'text/markdown; charset=utf-8',
    write: async () => {
      const address = absoluteUrl(localizePath(article.path, locale))
      const pictures = await picturesIn(article, pages)
      const body = setDestinations(article.readMarkdown(), {
        link: (url) => new URL(localizeLink(url, locale, translationsOf).href, address).href,
        nextPicture: () => absoluteUrl(pictures.shift() ?? ''),
      })
      return `${writeHead(article, translationsOf(article.path))}\n# ${onOneLine(article.frontmatter.title)}\n\n${body}\n`
    },
  }))
}

/** The final addresses of an article's pictures, those that stand for videos too: its page has them, in the order of the source. */
async function picturesIn({ bodyImages, bodyVideos, path, locale }: Article, pages: FinishedPages): Promise<string[]> {
  return bodyImages.length + bodyVideos.length > 0 ? picturesOf(await readPage(pages, localizePath(path, locale))) : []
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
