import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAtomFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { siteConfig } from '../../site.config.ts'
import { failuresOf, getPage, pages, siteFolder, type BuiltPage } from './site.ts'

function contentOf({ document }: BuiltPage, selector: string): string | undefined {
  return document.querySelector(selector)?.getAttribute('content')
}

describe.each(locales)('the feed in %s', (locale) => {
  const atomSource = readFileSync(join(siteFolder, locale, 'feed.xml'), 'utf8')
  const atom = parseAtomFeed(atomSource)
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

  test('links to the site and to itself', () => {
    expect(atomSource).toContain(`xml:lang="${locale}"`)
    const links = new Map(atom.links?.map(({ rel, href }) => [rel, href]))
    expect(links.get('self')).toBe(`${siteConfig.url}/${locale}/feed.xml`)
    expect(links.get('alternate')).toBe(`${siteConfig.url}/${locale}/blog`)
  })

  test('contains the articles written in it, newest first', () => {
    const urls = articles.map(({ address }) => `${siteConfig.url}${address}`)
    expect(entries.map(({ links }) => links?.[0]?.href)).toEqual(urls)
  })

  test('has the same metadata as each article’s page', () => {
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
  })

  test('is linked from the home page and every page of the blog, and from no other page', () => {
    const names = (page: BuiltPage) =>
      page.document.querySelectorAll('link[rel=alternate][type*="atom"]').map((link) => link.getAttribute('href'))
    expect(
      failuresOf(
        pages.filter((page) => page.locale === locale),
        (page) => {
          const expected = page.path === '/' || page.path.startsWith('/blog')
          const files = expected ? [`/${locale}/feed.xml`] : []
          return JSON.stringify(names(page)) === JSON.stringify(files) ? [] : [JSON.stringify(names(page))]
        },
      ),
    ).toEqual([])
    expect(names(getPage(`/${locale}`))).toHaveLength(1)
  })
})
