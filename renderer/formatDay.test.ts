import { expect, test } from 'vitest'
import { formatDay } from './formatDay.ts'

test('a day is written in the format of the language', () => {
  expect(formatDay('2026-03-12', 'fr')).toBe('12\u00A0mars 2026')
  expect(formatDay('2026-03-12', 'en')).toBe('March\u00A012, 2026')
})

test('the first of a month is « 1er » in French, and only the first', () => {
  expect(formatDay('2026-08-01', 'fr')).toBe('1er\u00A0août 2026')
  expect(formatDay('2026-08-11', 'fr')).toBe('11\u00A0août 2026')
  expect(formatDay('2026-08-01', 'en')).toBe('August\u00A01, 2026')
})
