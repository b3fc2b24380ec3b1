import { describe, expect, test } from 'vitest'
import { locales } from '../../renderer/languages.ts'
import { redirects } from '../../renderer/redirects.ts'
import { allPages, getPage } from './site.ts'

/** The addresses that the site has promised, apart from those of documents. */
const routes = [
  '/',
  '/about',
  '/services',
  '/requestaquote',
  '/contact',
  '/blog',
  '/caseStudies',
  '/team',
  '/certification',
  '/rapidite',
  '/estimate',
  '/process',
  '/chooseUs',
  '/confidentialite',
  '/politique-securite',
  '/legal-notice',
  '/privacy',
  '/terms',
  '/nda',
  '/accessibility',
  '/thank-you',
  '/careers',
  '/testimonials',
]

describe.each(routes)('%s', (route) => {
  test('is a page in French and in English', () => {
    const kinds = locales.map((locale) => getPage(`/${locale}${route === '/' ? '' : route}`).kind)
    expect(kinds).toEqual(['page', 'page'])
  })

  test('is a language redirect without language', () => {
    expect(getPage(route).kind).toBe('languageRedirect')
  })
})

test.each(Object.entries(redirects))('the old name %s redirects to %s, which exists', (from, to) => {
  expect(getPage(from).html).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`)
  expect(getPage(to).kind).toMatch(/^(?:page|languageRedirect)$/)
})

test('each language has a not-found page, and so do addresses without a language', () => {
  expect(allPages.filter(({ kind }) => kind === 'not-found').map(({ address }) => address)).toEqual([
    '/404',
    '/en/404',
    '/fr/404',
  ])
})
