import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { failuresOf, languageRedirects, getPage, pages, siteFolder, type BuiltPage } from './site.ts'

/** An address in the format of the sitemap. */
interface Entry {
  readonly address: string
  readonly lastmod: string | undefined
  /** By language; absolute and normalized: the root has a trailing slash. */
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

function isListed({ document, address }: BuiltPage): boolean {
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  return !document.querySelector('meta[name=robots][content*=noindex]') && canonical === `${siteConfig.url}${address}`
}

test('has every indexable page once, and no other: no language redirect, no duplicate, no not-found page', () => {
  expect(entries.map(({ address }) => address)).toEqual(
    pages
      .filter(isListed)
      .map(({ address }) => address)
      .toSorted(),
  )
  const addresses = new Set(entries.map(({ address }) => address))
  expect(languageRedirects.filter(({ address }) => addresses.has(address))).toEqual([])
  expect(addresses).not.toContain('/fr/thank-you')
})

test('lists the versions of each page that its head lists', () => {
  expect(
    failuresOf(entries, ({ address, alternates }) => {
      const links = getPage(address).document.querySelectorAll('link[rel=alternate]:not([type])')
      expect(alternates).toEqual(alternatesIn(links))
      return Object.keys(alternates).includes('x-default') ? [] : [JSON.stringify(alternates)]
    }),
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
    expect(withDay.filter(({ lastmod, day }) => lastmod !== day)).toEqual([])
  })
})
