import { expect, test } from 'vitest'
import { formatDay } from './formatDay.ts'

test('a day is written in the format of the language', () => {
  expect(formatDay('2026-03-12', 'fr')).toBe('12 mars 2026')
  expect(formatDay('2026-03-12', 'en')).toBe('March 12, 2026')
})

test('the first of a month is « 1er » in French, and only the first', () => {
  expect(formatDay('2026-08-01', 'fr')).toBe('1er août 2026')
  expect(formatDay('2026-08-11', 'fr')).toBe('11 août 2026')
  expect(formatDay('2026-08-01', 'en')).toBe('August 1, 2026')
})
