import { expect, test } from 'vitest'
import { parseTarget, redirectOf } from './requests.ts'

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
