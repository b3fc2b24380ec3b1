import { afterEach, expect, test } from 'vitest'
import { isoDay } from './validateField.ts'

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
})

test.each([
  ['Pacific/Kiritimati', '2026-11-21'],
  ['Africa/Douala', '2026-11-20'],
  ['America/Montreal', '2026-11-20'],
  ['Pacific/Pago_Pago', '2026-11-19'],
])('the day in %s is %s', (name, day) => {
  process.env['TZ'] = name
  expect(isoDay(new Date('2026-11-20T10:30:00Z'))).toBe(day)
})
