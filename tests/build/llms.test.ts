import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { allPages, failuresOf, pages, siteFolder } from './site.ts'

/** Plain Markdown, without our components. */
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter)

/** A page or a file of the site. */
function isThere(url: string): boolean {
  const path = url.slice(siteConfig.url.length).replace(/[?#].*$/, '')
  return existsSync(join(siteFolder, path)) || allPages.some(({ address }) => address === path)
}

function urlsOf(tree: ReturnType<typeof parser.parse>): string[] {
  const urls: string[] = []
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') urls.push(node.url)
  })
  return urls
}

function addressOfMarkdown(article: (typeof pages)[number]): string | undefined {
  return article.document.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href')
}

const articles = pages.filter(({ path }) => path.startsWith('/articles/'))
const written = articles.filter(({ address }) => existsSync(join(siteFolder, `${address}.md`)))

describe('llms.txt', () => {
  const source = readFileSync(join(siteFolder, 'llms.txt'), 'utf8')
  const tree = parser.parse(source)

  test('follows the format of llmstxt.org: a title, a summary, then lists of links', () => {
    const [title, summary, ...sections] = tree.children
    expect(title).toMatchObject({ type: 'heading', depth: 1, children: [{ value: siteConfig.name }] })
    expect(summary?.type).toBe('blockquote')
    expect(sections.map(({ type }) => type)).toEqual(Array.from({ length: 4 }, () => ['heading', 'list']).flat())
  })

  test('lists existing pages and articles in both languages', () => {
    const urls = urlsOf(tree)
    expect(urls.filter((url) => !isThere(url))).toEqual([])
    expect(new Set(urls).size).toBe(urls.length)
    for (const locale of locales) expect(urls).toContain(`${siteConfig.url}/${locale}/services/legalTranslation`)
    expect(urls.filter((url) => url.endsWith('.md')).toSorted()).toEqual(
      written.map(({ address }) => `${siteConfig.url}${address}.md`).toSorted(),
    )
    expect(source).not.toContain('thank-you')
  })
})

describe('articles in Markdown', () => {
  test('every article has a version in every language it is written in, linked from its page', () => {
    expect(written).toEqual(articles)
    expect(
      failuresOf(written, (page) => (addressOfMarkdown(page) === `${page.address}.md` ? [] : ['not named'])),
    ).toEqual([])
  })

  test.each(written.map((page) => [page.address, page] as const))('%s has the content of its page', (address, page) => {
    const source = readFileSync(join(siteFolder, `${address}.md`), 'utf8')
    const [, head = ''] = source.split('---\n')
    const meta = (selector: string) => page.document.querySelector(selector)?.getAttribute('content')
    expect(parseYaml(head)).toMatchObject({
      title: page.document.querySelector('h1')?.text,
      description: meta('meta[name=description]'),
      url: `${siteConfig.url}${address}`,
      language: page.locale,
      date: meta('meta[property="article:published_time"]'),
      author: page.document.querySelector('a[rel=author]')?.text,
    })

    const headings: string[] = []
    const foreign: string[] = []
    const tree = parser.parse(source)
    visit(tree, (node) => {
      if (node.type === 'heading' && node.depth > 1 && node.position) {
        headings.push(source.slice(node.position.start.offset, node.position.end.offset).replace(/^#+ /, ''))
      }
      // Anything that is not Markdown would be parsed as HTML.
      if (node.type === 'html') foreign.push(node.value)
    })
    expect(foreign).toEqual([])
    const prose = page.document.querySelectorAll('[data-prose] > :is(h2, h3, h4) > span[id]').map(({ text }) => text)
    expect(headings.map((heading) => heading.replaceAll(/[*_`\\]/g, ''))).toEqual(prose)
    const urls = urlsOf(tree)
    expect(urls.filter((url) => !/^(?:https?:\/\/|mailto:|tel:)/.test(url))).toEqual([])
    expect(urls.filter((url) => url.startsWith(siteConfig.url) && !isThere(url))).toEqual([])
  })
})
