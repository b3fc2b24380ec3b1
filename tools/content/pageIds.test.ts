import { expect, test } from 'vitest'
import { collections, isCollectionName } from '../../content/collections.ts'
import { reservedIds } from './headingIds.ts'
import { readPageIds } from './pageIds.ts'

const ids = readPageIds(process.cwd(), ['legalTranslation'])

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
  expect(ids.ofPage(path).has(id)).toBe(true)
})

test.each([
  ['/contact', 'nope'],
  ['/contact', 'faq'],
  ['/', 'nope'],
  ['/about', 'headingId'],
])('%s has no %s', (path, id) => {
  expect(ids.ofPage(path).has(id)).toBe(false)
})

test('what a page shows itself is worth suggesting, the frame of all pages is not', () => {
  expect(ids.ofPage('/contact').own).toContain('form-title')
  expect(ids.ofPage('/contact').own).not.toContain('menu')
})

test('no heading of a document gets an id that its page has already', () => {
  const names = Object.keys(collections).filter(isCollectionName)
  const pages = [...names.map(ids.ofDocuments), ids.ofPage('/confidentialite'), ids.ofPage('/politique-securite')]
  const taken = new Set([...pages.flatMap(({ own }) => own), ...ids.frame])
  expect([...taken, 'footnote-label'].toSorted()).toEqual([...reservedIds].toSorted())
})
