import { expect, test } from 'vitest'
import { isDay } from '../../../content/dates.ts'
import { daysMeant } from './daysMeant.ts'

test.each([
  ['11/20/2026', ['2026-11-20']],
  ['20/11/2026', ['2026-11-20']],
  ['20.11.2026', ['2026-11-20']],
  ['04.05.2026', ['2026-05-04']],
  ['04/05/2026', ['2026-05-04', '2026-04-05']],
  ['05/05/2026', ['2026-05-05']],
  ['2026/11/20', ['2026-11-20']],
  ['2026-1-5', ['2026-01-05']],
  ['2026-20-11', ['2026-11-20']],
  ['20/11/26', ['2026-11-20']],
  ['2026-11-20T10:00', ['2026-11-20']],
  ['2026-11-20 10:00:00', ['2026-11-20']],
  ['0026-11-20', ['2026-11-20']],
  ['2026-02-30', []],
  ['31/04/2026', []],
  ['1999-01-01', []],
  ['novembre 2026', []],
  ['demain', []],
  ['', []],
])('%s means %s', (text, days) => {
  expect(daysMeant(text)).toEqual(days)
})

test('only days of the calendar are days, from the year 2000 on', () => {
  expect(isDay('2026-11-20')).toBe(true)
  expect(isDay('2028-02-29')).toBe(true)
  expect(isDay('2026-02-29')).toBe(false)
  expect(isDay('1999-12-31')).toBe(false)
  expect(isDay('2026-11-20 ')).toBe(false)
})
