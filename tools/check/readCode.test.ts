import { expect, test } from 'vitest'
import { readCode } from './readCode.ts'

const { hasId } = await readCode(process.cwd())

test.each(['form-title', 'faq', 'faq-title', 'quote-languages', 'main'])('%s is an id', (id) => {
  expect(hasId(id)).toBe(true)
})

test('what the code does not name is none', () => {
  expect(hasId(['no', 'pe'].join(''))).toBe(false)
})
