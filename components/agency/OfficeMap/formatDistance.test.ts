import { expect, test } from 'vitest'
import { formatDistance } from './formatDistance.ts'

test.each([
  ['fr', '9 200 km'],
  ['en', '9,200 km'],
] as const)('in %s a distance is given roughly, and written as one writes there', (locale, expected) => {
  expect(formatDistance(9167.1, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected)
})
