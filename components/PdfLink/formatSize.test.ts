import { expect, test } from 'vitest'
import { formatSize } from './formatSize.ts'

test.each([
  [83_600, 'fr', '84\u202fko'],
  [83_600, 'en', '84 kB'],
  [1_240_000, 'fr', '1,2\u202fMo'],
  [999_700, 'en', '1 MB'],
] as const)('%d bytes (%s)', (bytes, locale, expected) => {
  expect(formatSize(bytes, locale)).toBe(expected)
})
