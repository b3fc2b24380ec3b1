import { describe, expect, test } from 'vitest'
import { siteConfig } from '../../site.config.ts'
import { allPages, failuresOf, languageRedirects, getPage, pages, type BuiltPage } from './site.ts'

function canonicalOf({ document }: BuiltPage): string | undefined {
  return document.querySelector('link[rel=canonical]')?.getAttribute('href')
}

/** hreflang to address. */
function alternatesOf({ document }: BuiltPage): Record<string, string> {
  return Object.fromEntries(
    document
      .querySelectorAll('link[rel=alternate]:not([type])')
      .map((link) => [
        link.getAttribute('hreflang') ?? link.getAttribute('hrefLang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
  )
}

function pageAt(url: string): BuiltPage {
  return getPage(url.slice(siteConfig.url.length) || '/')
}

describe('canonical', () => {
  test('every page and language redirect has one: itself, or the page that it duplicates', () => {
    expect(
      failuresOf([...pages, ...languageRedirects], (page) => {
        const canonical = canonicalOf(page)
        const own = `${siteConfig.url}${page.address === '/' ? '' : page.address}`
        return canonical === own ? [] : [`${canonical}`]
      }),
    ).toEqual([])
  })
})

describe('hreflang', () => {
  test('every indexable page lists itself and its language redirect', () => {
    expect(
      failuresOf(pages, (page) => {
        const alternates = alternatesOf(page)
        const isUnlisted = page.path.startsWith('/thank-you') || page.path.startsWith('/requestaquote/')
        if (isUnlisted) return Object.keys(alternates)
        return alternates[page.locale ?? ''] === canonicalOf(page) && alternates['x-default']
          ? []
          : [JSON.stringify(alternates)]
      }),
    ).toEqual([])
  })

  test('every version that a page lists links back, with the same list', () => {
    expect(
      failuresOf([...pages, ...languageRedirects], (page) => {
        const alternates = alternatesOf(page)
        return Object.entries(alternates)
          .filter(([, url]) => JSON.stringify(alternatesOf(pageAt(url))) !== JSON.stringify(alternates))
          .map(([language, url]) => `${language} ${url}`)
      }),
    ).toEqual([])
  })
})

describe('the switcher', () => {
  test('links to the same page in the other language, which exists, and names both languages in themselves', () => {
    const addresses = new Set(allPages.map(({ address }) => address))
    expect(
      failuresOf(pages, ({ document, path, locale }) => {
        const links = document.querySelectorAll('[data-script=languageChoice] a, a[data-script=languageChoice]')
        const current = links.filter((link) => link.getAttribute('aria-current'))
        return [
          ...links
            .filter((link) => !addresses.has(link.getAttribute('href') ?? ''))
            .map((link) => `${link.getAttribute('href')} does not exist`),
          ...links
            .filter((link) => link.getAttribute('href') !== `/${link.getAttribute('lang')}${path === '/' ? '' : path}`)
            .map((link) => `${link.getAttribute('href')} is another page`),
          // In the menu of narrow screens: the bar has a link to the other language alone.
          ...(current.length === 1 && current[0]?.getAttribute('lang') === locale
            ? []
            : ['the current language is not marked']),
        ]
      }),
    ).toEqual([])
    const { document } = getPage('/fr/about')
    const names = document.querySelectorAll('[data-script=languageChoice] a').map(({ text }) => text)
    expect(names).toEqual(['Français', 'English'])
    expect(document.querySelector('a[data-script=languageChoice]')?.getAttribute('aria-label')).toContain('English')
  })
})

describe('language redirects', () => {
  test('redirect to French without JavaScript, and link to every version', () => {
    expect(
      failuresOf(languageRedirects, ({ document, html, address }) => {
        const refresh = /<noscript><meta http-equiv="refresh" content="([^"]+)"\/><\/noscript>/.exec(html)?.[1]
        const links = document.querySelectorAll('main a').map((link) => link.getAttribute('href'))
        return refresh === `0; url=/fr${address === '/' ? '' : address}` && links.length > 0 ? [] : [`${refresh}`]
      }),
    ).toEqual([])
  })

  test('fetch neither a style sheet nor a script', () => {
    expect(
      failuresOf(languageRedirects, ({ document }) =>
        document.querySelectorAll('link[rel=stylesheet], style, script[src]').map(String),
      ),
    ).toEqual([])
  })
})
