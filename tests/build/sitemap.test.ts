import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { failuresOf, languageRedirects, getPage, pages, siteFolder, type BuiltPage } from './site.ts'

/** An address as the sitemap writes it. */
interface Entry {
  readonly address: string
  readonly lastmod: string | undefined
  /** By language; absolute, and normal: the site's own has a slash at its end. */
  readonly alternates: Readonly<Record<string, string>>
}

const source = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8')

const entries: readonly Entry[] = parse(source)
  .querySelectorAll('url')
  .map((element) => ({
    address: element.querySelector('loc')?.text.slice(siteConfig.url.length) ?? '',
    lastmod: element.querySelector('lastmod')?.text,
    alternates: alternatesIn(element.getElementsByTagName('xhtml:link')),
  }))

function alternatesIn(links: ReadonlyArray<ReturnType<typeof parse>>): Record<string, string> {
  return Object.fromEntries(
    links.map((link) => [link.getAttribute('hreflang') ?? '', new URL(link.getAttribute('href') ?? '').href]),
  )
}

function entryOf(address: string): Entry {
  const entry = entries.find((candidate) => candidate.address === address)
  if (!entry) throw new Error(`${address} is not in the sitemap.`)
  return entry
}

function isListed({ document, address }: BuiltPage): boolean {
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  return !document.querySelector('meta[name=robots][content*=noindex]') && canonical === `${siteConfig.url}${address}`
}

test('has every page that may be listed, once, and no other: no language redirect, no copy, no not-found page', () => {
  expect(entries.map(({ address }) => address)).toEqual(
    pages
      .filter(isListed)
      .map(({ address }) => address)
      .toSorted(),
  )
  const addresses = new Set(entries.map(({ address }) => address))
  expect(languageRedirects.filter(({ address }) => addresses.has(address))).toEqual([])
  expect(addresses).not.toContain('/en/articles/francais-trois-rives')
  expect(addresses).not.toContain('/fr/thank-you')
  expect(addresses.size).toBeGreaterThan(60)
})

test('names the versions of each page that its head names', () => {
  expect(
    failuresOf(entries, ({ address, alternates }) => {
      const links = getPage(address).document.querySelectorAll('link[rel=alternate]:not([type])')
      expect(alternates).toEqual(alternatesIn(links))
      return Object.keys(alternates).includes('x-default') ? [] : [JSON.stringify(alternates)]
    }),
  ).toEqual([])
})

test('every version that an entry names has an entry that names the same', () => {
  expect(
    failuresOf(entries, ({ alternates }) =>
      Object.entries(alternates)
        .filter(([language]) => language !== 'x-default')
        .map(([, url]) => entryOf(url.slice(siteConfig.url.length)))
        .filter((other) => JSON.stringify(other.alternates) !== JSON.stringify(alternates))
        .map((other) => other.address),
    ),
  ).toEqual([])
})

describe('the day of the last change', () => {
  test('is that of the document', () => {
    const withDay = entries.flatMap(({ address, lastmod }) => {
      const page = getPage(address).document
      const day =
        page.querySelector('meta[property="article:modified_time"]')?.getAttribute('content') ??
        page.querySelector('meta[property="article:published_time"]')?.getAttribute('content')
      return day ? [{ address, lastmod, day }] : []
    })
    expect(withDay.length).toBeGreaterThan(15)
    expect(withDay.filter(({ lastmod, day }) => lastmod !== day)).toEqual([])
  })

  test('of a list is that of its newest document', () => {
    const days = (list: string, collection: RegExp) => ({
      list: entryOf(list).lastmod,
      newest: entries
        .filter(({ address }) => collection.test(address))
        .map(({ lastmod }) => lastmod ?? '')
        .toSorted()
        .at(-1),
    })
    const blog = days('/fr/blog', /^\/fr\/articles\//)
    expect(blog.list).toBe(blog.newest)
    expect(entryOf('/fr/blog/2').lastmod).toBe(blog.newest)
    // French articles that are not translated yet are in the English list.
    expect(entryOf('/en/blog').lastmod).toBe(blog.newest)
    expect(entryOf('/fr/blog/legal').lastmod).toBeDefined()
    expect(entryOf('/fr/caseStudies').lastmod).toBe(
      days('/fr/caseStudies', /\/(?:legal-translation|ecommerceLocalization|app-ui-adaptation)$/).newest,
    )
  })

  test('is not made up where no document has one', () => {
    for (const address of ['/fr', '/en/contact', '/fr/services/localization', '/fr/clarisse-mbarga']) {
      expect(entryOf(address).lastmod).toBeUndefined()
    }
  })
})

test('robots.txt names it, and it is there', () => {
  const [, address] = /^Sitemap: (\S+)$/m.exec(readFileSync(join(siteFolder, 'robots.txt'), 'utf8')) ?? []
  expect(address).toBe(`${siteConfig.url}/sitemap.xml`)
  expect(existsSync(join(siteFolder, 'sitemap.xml'))).toBe(true)
})
