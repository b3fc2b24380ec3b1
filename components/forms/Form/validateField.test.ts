import { afterEach, expect, test, vi } from 'vitest'
import { todayOf } from './validateField.ts'

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
  vi.useRealTimers()
})

test.each([
  ['Pacific/Kiritimati', '2026-11-21'],
  ['Africa/Douala', '2026-11-20'],
  ['America/Montreal', '2026-11-20'],
  ['Pacific/Pago_Pago', '2026-11-19'],
])('the day in %s is %s', (name, day) => {
  process.env['TZ'] = name
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:30:00Z') })
  expect(todayOf()).toBe(day)
})
