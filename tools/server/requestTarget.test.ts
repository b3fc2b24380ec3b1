import { expect, test } from 'vitest'
import { redirectOf } from './requestTarget.ts'

test('what a query asks for may have an address of its own', () => {
  const redirects = new Map([['/quote?service=legal', '/quote/legal']])
  expect(redirectOf({ pathname: '/quote', search: '?service=legal' }, redirects)).toBe('/quote/legal?service=legal')
  expect(redirectOf({ pathname: '/quote', search: '?service=nope' }, redirects)).toBeUndefined()
})
