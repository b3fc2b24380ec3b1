import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { allPages, failuresOf, siteFolder } from './site.ts'

const ids = new Map(
  allPages.map(({ address, document }) => [address, new Set(document.querySelectorAll('[id]').map(({ id }) => id))]),
)

/** Returns why a link is broken, or nothing. */
function checkLink(href: string, from: string): string[] {
  if (/^(?:mailto|tel):.+/.test(href)) return []
  const url = new URL(href, `${siteConfig.url}${from}`)
  if (url.origin !== new URL(siteConfig.url).origin) return url.protocol === 'https:' ? [] : [`${href} is not https`]
  const target = ids.get(url.pathname === '/' ? '/' : url.pathname.replace(/\/$/, ''))
  if (!target)
    return existsSync(join(siteFolder, url.pathname)) && url.pathname !== '/' ? [] : [`${href} leads to no page`]
  const fragment = decodeURIComponent(url.hash.slice(1))
  return fragment === '' || target.has(fragment) ? [] : [`${href} leads to no id`]
}

test('every link goes to a page that exists, and every fragment to an id', () => {
  expect(
    failuresOf(allPages, ({ document, address }) =>
      document
        .querySelectorAll('a[href], link[href]')
        .flatMap((link) => checkLink(link.getAttribute('href') ?? '', address)),
    ),
  ).toEqual([])
})

test('every picture, script and icon exists', () => {
  expect(
    failuresOf(allPages, ({ document }) =>
      document
        .querySelectorAll('img[src], script[src], link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
        .filter((address) => !existsSync(join(siteFolder, address))),
    ),
  ).toEqual([])
})

test('every page only links to pages in its own language, except in the language switcher', () => {
  expect(
    failuresOf(
      allPages.filter(({ kind }) => kind === 'page'),
      ({ document, locale }) =>
        document
          .querySelectorAll('a[href^="/"]')
          .filter((link) => !link.getAttribute('hreflang') && !link.getAttribute('hrefLang'))
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !href.startsWith(`/${locale}`) && !/\.\w+$/.test(href)),
    ),
  ).toEqual([])
})
