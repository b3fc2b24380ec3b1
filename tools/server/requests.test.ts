import { expect, test } from 'vitest'
import { parseTarget, plainAddressOf, redirectOf } from './requests.ts'

test.each([
  ['/', '/', ''],
  ['/?a=1', '/', '?a=1'],
  ['/fr/about/', '/fr/about', ''],
  ['/fr/blog?q=a/b#c', '/fr/blog', '?q=a/b'],
  ['/fr/%C3%A0-propos?q=%C3%A0', '/fr/à-propos', '?q=%C3%A0'],
])('%s asks for %s', (url, pathname, search) => {
  expect(parseTarget(url)).toEqual({ pathname, search })
})

test.each([undefined, '', '*', '//', '//host/path', '/fr//about', '/..', '/fr/../x', '/%2e%2e/x', '/%E0%A4%A', 'fr'])(
  '%s asks for nothing that there could be',
  (url) => {
    expect(parseTarget(url)).toBeNull()
  },
)

test('an old name leads to the new one, with its query', () => {
  const redirects = new Map([['/contactPage', '/contact']])
  expect(redirectOf({ pathname: '/contactPage', search: '?x=1' }, redirects)).toBe('/contact?x=1')
  expect(redirectOf({ pathname: '/contact', search: '' }, redirects)).toBeUndefined()
})

test('what a query asks for may have an address of its own', () => {
  const redirects = new Map([['/quote?service=legal', '/quote/legal']])
  expect(redirectOf({ pathname: '/quote', search: '?service=legal' }, redirects)).toBe('/quote/legal?service=legal')
  expect(redirectOf({ pathname: '/quote', search: '?service=nope' }, redirects)).toBeUndefined()
})

test.each([
  ['/fr/about/', '/fr/about'],
  ['/fr/about/?x=/', '/fr/about'],
  ['/fr/about.html', '/fr/about'],
  ['/fr/about.html?x', '/fr/about'],
  ['/fr/about.html/', '/fr/about.html'],
  ['/index.html', '/index'],
])('%s stands for %s', (url, plain) => {
  expect(plainAddressOf(url)).toBe(plain)
})

test.each([undefined, '/', '/?x=/', '/fr/about', '/fr/about?x=/', '//host/', '/fr/../x/'])(
  '%s stands for itself, or for nothing',
  (url) => {
    expect(plainAddressOf(url)).toBeUndefined()
  },
)
