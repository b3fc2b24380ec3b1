import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAtomFeed } from 'feedsmith'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { failuresOf, getPage, pages, plain, siteFolder, textOf, type BuiltPage } from './site.ts'

/** https://www.jsonfeed.org/version/1.1/ */
const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  language: z.string(),
  feed_url: z.string(),
  home_page_url: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      date_published: z.string(),
      date_modified: z.string(),
      tags: z.array(z.string()),
      authors: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  ),
})

function contentOf({ document }: BuiltPage, selector: string): string | undefined {
  return document.querySelector(selector)?.getAttribute('content')
}

describe.each(locales)('the feeds in %s', (locale) => {
  const atomSource = readFileSync(join(siteFolder, locale, 'feed.xml'), 'utf8')
  const jsonSource: unknown = JSON.parse(readFileSync(join(siteFolder, locale, 'feed.json'), 'utf8'))
  const atom = parseAtomFeed(atomSource)
  const json = jsonFeed.parse(jsonSource)
  const entries = atom.entries ?? []
  /** Written in this language, newest first. */
  const articles = pages
    .filter((page) => page.locale === locale && page.path.startsWith('/articles/'))
    .filter((page) => page.document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(page.address))
    .toSorted((a, b) =>
      (contentOf(b, 'meta[property="article:published_time"]') ?? '').localeCompare(
        contentOf(a, 'meta[property="article:published_time"]') ?? '',
      ),
    )

  test('link to the site and to themselves', () => {
    expect(atomSource).toContain(`xml:lang="${locale}"`)
    const links = new Map(atom.links?.map(({ rel, href }) => [rel, href]))
    expect(links.get('self')).toBe(`${siteConfig.url}/${locale}/feed.xml`)
    expect(links.get('alternate')).toBe(`${siteConfig.url}/${locale}/blog`)
    expect(json.language).toBe(locale)
    expect(json.feed_url).toBe(`${siteConfig.url}/${locale}/feed.json`)
  })

  test('contain the articles written in it, newest first', () => {
    const urls = articles.map(({ address }) => `${siteConfig.url}${address}`)
    expect(urls.length).toBeGreaterThan(5)
    expect(entries.map(({ links }) => links?.[0]?.href)).toEqual(urls)
    expect(json.items.map(({ url }) => url)).toEqual(urls)
    expect(urls.includes(`${siteConfig.url}/${locale}/articles/francais-trois-rives`)).toBe(locale === 'fr')
  })

  test('have the same metadata as each article’s page', () => {
    const said = articles.map((page) => {
      const published = new Date(contentOf(page, 'meta[property="article:published_time"]') ?? '')
      const updated = new Date(contentOf(page, 'meta[property="article:modified_time"]') ?? '')
      const author = page.document.querySelector('a[rel=author]')
      return {
        title: page.document.querySelector('h1')?.text,
        summary: contentOf(page, 'meta[name=description]'),
        published: published.toISOString(),
        updated: updated.toISOString(),
        author: author?.text,
        profile: `${siteConfig.url}${author?.getAttribute('href')}`,
      }
    })
    expect(
      entries.map((entry) => ({
        title: entry.title?.value,
        summary: entry.summary?.value,
        published: entry.published,
        updated: entry.updated,
        author: entry.authors?.[0]?.name,
        profile: entry.authors?.[0]?.uri,
      })),
    ).toEqual(said)
    expect(
      json.items.map((item) => ({
        title: item.title,
        summary: item.summary,
        published: item.date_published,
        updated: item.date_modified,
        author: item.authors[0]?.name,
        profile: item.authors[0]?.url,
      })),
    ).toEqual(said)
  })

  test('contain the full text of each article', () => {
    const readable = (html: string) => plain(textOf(parse(`<div>${html}</div>`))).replaceAll(/[☐☑#\s]/g, '')
    const whole = articles.map(({ document }) => readable(document.querySelector('[data-prose]')?.innerHTML ?? ''))
    expect(entries.map(({ content }) => readable(content?.value ?? ''))).toEqual(whole)
    expect(json.items.map((item) => readable(item.content_html))).toEqual(whole)
  })

  test('only use absolute URLs, and pictures that exist', () => {
    expect(
      failuresOf(
        json.items.map((item) => ({ address: item.id, html: item.content_html })),
        ({ html }) => {
          const content = parse(html)
          const relative = content
            .querySelectorAll('[href], [src]')
            .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
            .filter((url) => !/^(?:https?:\/\/|mailto:|tel:)/.test(url))
          const missing = content
            .querySelectorAll('img')
            .map((image) => image.getAttribute('src')?.slice(siteConfig.url.length) ?? '')
            .filter((file) => !existsSync(join(siteFolder, file)))
          const left = content.querySelectorAll('[class], [role], [tabindex], [aria-labelledby], script, input, svg')
          return [...relative, ...missing, ...left.map((element) => element.outerHTML.slice(0, 80))]
        },
      ),
    ).toEqual([])
    expect(json.items.filter((item) => parse(item.content_html).querySelector('img') === null)).toEqual([])
  })

  test('are linked from the home page and every page of the blog, and from no other page', () => {
    const names = (page: BuiltPage) =>
      page.document
        .querySelectorAll('link[rel=alternate][type*="feed"], link[rel=alternate][type*="atom"]')
        .map((link) => link.getAttribute('href'))
    expect(
      failuresOf(
        pages.filter((page) => page.locale === locale),
        (page) => {
          const expected = page.path === '/' || page.path.startsWith('/blog')
          const files = expected ? [`/${locale}/feed.xml`, `/${locale}/feed.json`] : []
          return JSON.stringify(names(page)) === JSON.stringify(files) ? [] : [JSON.stringify(names(page))]
        },
      ),
    ).toEqual([])
    expect(names(getPage(`/${locale}`))).toHaveLength(2)
  })
})
