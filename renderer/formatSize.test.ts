import { expect, test } from 'vitest'
import { formatSize } from './formatSize.ts'

test.each([
  [1, 'fr', '1 octet'],
  [5, 'fr', '5 octets'],
  [84 * 1024, 'fr', '84 ko'],
  [1.25 * 1024 * 1024, 'fr', '1,3 Mo'],
  [10 * 1024 * 1024, 'fr', '10 Mo'],
  [5, 'en', '5 bytes'],
  [84 * 1024, 'en', '84 kB'],
  [10 * 1024 * 1024, 'en', '10 MB'],
] as const)('%i bytes in %s: %s', (bytes, locale, expected) => {
  expect(formatSize(bytes, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected)
})
