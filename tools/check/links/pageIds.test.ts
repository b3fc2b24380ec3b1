import { expect, test } from 'vitest'
import { readPageIds } from './pageIds.ts'

const hasId = readPageIds(process.cwd(), new Set(['legalTranslation']))

test.each(['form-title', 'faq', 'faq-title', 'quote-languages', 'legalTranslation', 'main'])('%s is an id', (id) => {
  expect(hasId(id)).toBe(true)
})

test('what the code does not name is none', () => {
  expect(hasId(['no', 'pe'].join(''))).toBe(false)
})
