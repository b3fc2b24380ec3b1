import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { localizePath } from '../../renderer/addresses.ts'
import { languages, locales, type Locale } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { listStaticPaths } from '../content/addresses.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { readText } from '../content/texts.ts'
import { markdownPath, onOneLine } from './articleMarkdown.ts'
import { articlesIn } from './articles.ts'
import { type FinishedPages, headOf } from './finishedPages.ts'
import type { SiteFile } from './siteFile.ts'

/** Returns llms.txt: the pages of the site in each language, for language models. https://llmstxt.org */
export function llms(root: string, documents: readonly LoadedDocument[], pages: FinishedPages): SiteFile {
  return {
    fileName: 'llms.txt',
    type: 'text/plain; charset=utf-8',
    write: async () => {
      const sections = await Promise.all(locales.map((locale) => writeLanguage(root, locale, documents, pages)))
      const summaries = locales.map((locale) => `> ${readText(root, locale, 'common:site.description')}`)
      return `# ${siteConfig.name}\n\n${summaries.join('\n>\n')}\n\n${sections.join('\n')}`
    },
  }
}

/** Every page that search engines may list, but for those of the blog; then the articles, in Markdown. */
async function writeLanguage(
  root: string,
  locale: Locale,
  documents: readonly LoadedDocument[],
  pages: FinishedPages,
): Promise<string> {
  const written = documents
    .map(({ entry }) => entry)
    .filter((entry) => entry.locale === locale && entry.collection !== 'articles')
    .map(({ path }) => path)
  const paths = [...new Set([...(await listStaticPaths(root)), ...written])]
  const links = paths.map((path) => {
    const { title, description, isListed, canonical } = headOf(pages, localizePath(path, locale))
    return canonical && isListed ? writeLink(title, canonical, description) : ''
  })
  const articles = articlesIn(locale, documents).map((article) =>
    writeLink(article.frontmatter.title, absoluteUrl(markdownPath(article)), article.frontmatter.description),
  )
  const blog = readText(root, locale, 'common:navigation.blog')
  return `## ${languages[locale].name}\n\n${links.join('')}\n## ${languages[locale].name} – ${blog}\n\n${articles.join('')}`
}

function writeLink(title: string, url: string, description: string): string {
  return `- [${onOneLine(title).replaceAll(/[[\]]/g, '\\$&')}](${url}): ${onOneLine(description)}\n`
}
