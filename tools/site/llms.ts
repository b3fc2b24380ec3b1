import { absoluteUrl } from '../../renderer/absoluteUrl.ts'
import { splitPath } from '../../renderer/addresses.ts'
import { languages, locales, type Locale } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import type { Content } from '../content/openContent.ts'
import { readText } from '../content/texts.ts'
import { markdownPath, onOneLine } from './articleMarkdown.ts'
import { articlesIn } from './articles.ts'
import { type FinishedPages, isOriginal } from './finishedPages.ts'
import type { SiteFile } from './siteFile.ts'

/** Returns llms.txt: the pages of the site in each language, for language models. https://llmstxt.org */
export function llms(content: Content, pages: FinishedPages): SiteFile {
  return {
    fileName: 'llms.txt',
    type: 'text/plain; charset=utf-8',
    write: () => {
      const sections = locales.map((locale) => writeLanguage(content, locale, pages))
      const summaries = locales.map((locale) => `> ${readText(content, locale, 'common:site.description')}`)
      return `# ${siteConfig.name}\n\n${summaries.join('\n>\n')}\n\n${sections.join('\n')}`
    },
  }
}

/** Lists every page that search engines may list, except for those of the blog; then the articles, in Markdown. */
function writeLanguage(content: Content, locale: Locale, { heads }: FinishedPages): string {
  const links = [...heads].flatMap(([address, head]) => {
    const { locale: own, path } = splitPath(address)
    const isHere = own === locale && head.isListed && isOriginal(address, head)
    return isHere && !/^\/(?:articles|blog)\//.test(path)
      ? writeLink(head.title, absoluteUrl(address), head.description)
      : []
  })
  const articles = articlesIn(locale, content.documents).map((article) =>
    writeLink(article.frontmatter.title, absoluteUrl(markdownPath(article)), article.frontmatter.description),
  )
  const { name } = languages[locale]
  const blog = readText(content, locale, 'common:navigation.blog')
  return `## ${name}\n\n${links.join('')}\n## ${name} – ${blog}\n\n${articles.join('')}`
}

function writeLink(title: string, url: string, description: string): string {
  return `- [${onOneLine(title).replaceAll(/[[\]]/g, '\\$&')}](${url}): ${onOneLine(description)}\n`
}
