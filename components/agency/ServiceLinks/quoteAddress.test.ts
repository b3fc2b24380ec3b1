import { expect, test } from 'vitest'
import { quoteAddress } from './quoteAddress.ts'

test('a service is chosen in the form that its page leads to', () => {
  expect(quoteAddress({ slug: 'legalTranslation' })).toBe('/requestaquote?service=legal')
})

test('the form is left open for a service that it does not name, and for none', () => {
  expect(quoteAddress({ slug: 'braille' })).toBe('/requestaquote')
  expect(quoteAddress(undefined)).toBe('/requestaquote')
})
