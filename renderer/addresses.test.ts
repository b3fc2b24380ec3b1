import { describe, expect, test } from 'vitest'
import { localizeLink, localizePath, splitPath } from './addresses.ts'
import { locales, type Locale } from './languages.ts'

test.each([
  ['/', { locale: null, path: '/' }],
  ['/about', { locale: null, path: '/about' }],
  ['/fr', { locale: 'fr', path: '/' }],
  ['/en/', { locale: 'en', path: '/' }],
  ['/en/services/legalTranslation', { locale: 'en', path: '/services/legalTranslation' }],
  ['/french', { locale: null, path: '/french' }],
  ['/xx/about', { locale: null, path: '/xx/about' }],
])('splitPath(%s)', (pathname, parts) => {
  expect(splitPath(pathname)).toEqual(parts)
})

test.each([
  ['/', 'fr', '/fr'],
  ['/about', 'en', '/en/about'],
  ['/#faq', 'fr', '/fr#faq'],
  ['/?q=x', 'en', '/en?q=x'],
  ['/blog?category=legal#top', 'en', '/en/blog?category=legal#top'],
] as const)('localizePath(%s, %s)', (path, locale, localized) => {
  expect(localizePath(path, locale)).toBe(localized)
})

describe('localizeLink', () => {
  const everywhere = (): readonly Locale[] => locales
  const englishOnly = (): readonly Locale[] => ['en']

  test('a neutral link leads to the reader’s language', () => {
    expect(localizeLink('/contact#form', 'fr', everywhere)).toEqual({ href: '/fr/contact#form' })
  })

  test('a page without a version in the reader’s language is linked in the language it has, with its `hreflang`', () => {
    expect(localizeLink('/articles/tea', 'fr', englishOnly)).toEqual({ href: '/en/articles/tea', hrefLang: 'en' })
  })

  test('a page shown in French because there is no translation keeps the reader’s address, with its `hreflang`', () => {
    expect(localizeLink('/articles/mots', 'en', () => ['fr'])).toEqual({ href: '/en/articles/mots', hrefLang: 'fr' })
  })

  test('the PDF of a document is linked in the language that it is written in', () => {
    const frenchOnly = (path: string): readonly Locale[] => (path === '/articles/mots' ? ['fr'] : locales)
    expect(localizeLink('/articles/mots.pdf', 'en', frenchOnly)).toEqual({
      href: '/fr/articles/mots.pdf',
      hrefLang: 'fr',
    })
    expect(localizeLink('/articles/tea.pdf', 'en', everywhere)).toEqual({ href: '/en/articles/tea.pdf' })
  })

  test.each(['#part', 'https://example.com/', 'mailto:a@example.com', 'tel:+15145550142', '//example.com'])(
    '%s stays as it is',
    (href) => {
      expect(localizeLink(href, 'fr', everywhere)).toEqual({ href })
    },
  )
})
