import { expect, test } from 'vitest'
import { singleRange } from './byteRange.ts'

test.each(['bytes=0-', 'bytes=0-1', 'bytes=7-7', 'bytes=100-999999999999999'])('%s is read as it is', (range) => {
  expect(singleRange(range, { size: 10 })).toBe(range)
})

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=-0',
  'bytes=5-2',
  'bytes=0-0',
  'bytes=0-1,4-5',
  'bytes=a-b',
  'bytes=0-9999999999999999',
])('%s is answered with the whole file', (range) => {
  expect(singleRange(range, { size: 10 })).toBeUndefined()
})

test('so is a range of a file as it was', () => {
  expect(singleRange('bytes=0-1', { size: 10, ifRange: '"abc"' })).toBeUndefined()
})

test('the last bytes are counted from the start; more than there are is the whole file', () => {
  expect(singleRange('bytes=-4', { size: 10 })).toBe('bytes=6-')
  expect(singleRange('bytes=-500', { size: 10 })).toBeUndefined()
})
