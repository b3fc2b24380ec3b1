import { afterEach, expect, test, vi } from 'vitest'
import { completeAddress, isFileAddress, tidyEmail, todayOf } from './validateField.ts'

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

test.each([
  ['drive.google.com/x', 'https://drive.google.com/x'],
  [' we.tl/t-abc ', 'https://we.tl/t-abc'],
  ['exemple.com:8443/x', 'https://exemple.com:8443/x'],
  ['https://exemple.com', 'https://exemple.com'],
  ['HTTP://EXEMPLE.COM', 'HTTP://EXEMPLE.COM'],
  ['http://exemple.cm/a b', 'http://exemple.cm/a b'],
  ['sftp://fichiers.exemple.com/x', 'sftp://fichiers.exemple.com/x'],
  ['https://1drv.ms/f/s!Ab?e=1', 'https://1drv.ms/f/s!Ab?e=1'],
])('%s is an address, and becomes %s', (typed, whole) => {
  expect(completeAddress(typed)).toBe(whole)
  expect(isFileAddress(whole)).toBe(true)
})

test.each([
  '',
  ' ',
  'sur le bureau',
  'serveur',
  'C:\\x.indd',
  '\\\\serveur\\x',
  'mailto:a@b.ca',
  'a@b.ca',
  'https://serveur',
  'javascript:a.bc',
])('%j is no address, and stays what it is', (typed) => {
  expect(completeAddress(typed)).toBe(typed)
  expect(isFileAddress(typed)).toBe(false)
})

test.each([
  ['Zoé <z@b.ca>', 'z@b.ca'],
  ['« z@b.ca »', 'z@b.ca'],
  ['mailto:z@b.ca?subject=Devis', 'z@b.ca'],
  ['z@b.ca.', 'z@b.ca'],
  ['a?b@ex.ca', 'a?b@ex.ca'],
  ['mailto:a?b@ex.ca?cc=z@b.ca', 'a?b@ex.ca'],
  [' z@b.ca; ', 'z@b.ca'],
  ['z.y+x@b.ca', 'z.y+x@b.ca'],
  ['Zoé', 'Zoé'],
])('%j is tidied to %j', (typed, tidy) => {
  expect(tidyEmail(typed)).toBe(tidy)
})
