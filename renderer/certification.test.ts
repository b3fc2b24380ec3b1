import { expect, test } from 'vitest'
import { certificationOn } from './certification.ts'

const certificate = { body: 'AFNOR', number: 'T-17100', validUntil: '2027-06-30' }

test('a certificate is valid to the end of its last day', () => {
  expect(certificationOn('2027-06-29', certificate)).toEqual(certificate)
  expect(certificationOn('2027-06-30', certificate)).toEqual(certificate)
  expect(certificationOn('2027-07-01', certificate)).toBeUndefined()
})

test('an empty certificate is none, and one that is partly filled in is an error', () => {
  const empty = { body: '', number: '', validUntil: '' }
  expect(certificationOn('2027-01-01', empty)).toBeUndefined()
  expect(() => certificationOn('2027-01-01', { ...certificate, number: '' })).toThrow('certification has no number')
  expect(() => certificationOn('2027-01-01', { ...certificate, validUntil: '30/06/2027' })).toThrow(
    'which is not a date',
  )
})
