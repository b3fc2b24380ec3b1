import { expect, test } from 'vitest'
import { certificationOn } from './certification.ts'

const none = { body: '', number: '', validUntil: '' }
const certificate = { body: 'A body', number: '1', validUntil: '2027-06-30' }

test.each([
  ['2026-01-01', none, undefined],
  ['2026-01-01', certificate, certificate],
  ['2027-06-30', certificate, certificate],
  ['2027-07-01', certificate, undefined],
])('on %s, %j', (day, certification, expected) => {
  expect(certificationOn(day, certification)).toBe(expected)
})

test.each([
  [{ ...certificate, body: '' }, 'site.config.ts: certification has no body. Fill in all of it, or none.'],
  [
    { ...none, body: 'A body' },
    'site.config.ts: certification has no number and no validUntil. Fill in all of it, or none.',
  ],
  [
    { ...certificate, validUntil: '30/06/2027' },
    'site.config.ts: certification is valid until "30/06/2027", which is no day. Write 2027-06-30.',
  ],
])('%j is refused', (certification, message) => {
  expect(() => certificationOn('2026-01-01', certification)).toThrow(message)
})
