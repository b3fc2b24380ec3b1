import { expect, test } from 'vitest'
import { readPageIds } from './pageIds.ts'

const ids = readPageIds(process.cwd(), new Set(['legalTranslation']))

test.each([
  ['/contact', 'form-title'],
  ['/', 'contact'],
  // Of a part that several pages share, and put together there.
  ['/', 'faq'],
  ['/', 'faq-title'],
  // A constant.
  ['/requestaquote', 'quote-languages'],
  // A document of which the page makes a part.
  ['/', 'legalTranslation'],
  ['/about', 'main'],
])('%s has %s', (path, id) => {
  expect(ids.has(path, id)).toBe(true)
})

test.each([
  ['/contact', 'nope'],
  ['/', 'nope'],
])('%s has no %s', (path, id) => {
  expect(ids.has(path, id)).toBe(false)
})
