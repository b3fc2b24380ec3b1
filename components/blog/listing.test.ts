import { expect, test } from 'vitest'
import { listingPath, parseListingPath, type Listing } from './listing.ts'

const addresses: ReadonlyArray<readonly [string, Listing]> = [
  ['/blog', { category: 'all', page: 1 }],
  ['/blog/2', { category: 'all', page: 2 }],
  ['/blog/legal', { category: 'legal', page: 1 }],
  ['/blog/mt-vs-human/12', { category: 'mt-vs-human', page: 12 }],
]

test.each(addresses)('%s has one address and one meaning', (path, listing) => {
  expect(listingPath(listing)).toBe(path)
  expect(parseListingPath(path)).toEqual(listing)
})

test.each([
  '/blog/1',
  '/blog/all',
  '/blog/all/2',
  '/blog/02',
  '/blog/0',
  '/blog/legal/1',
  '/blog/poetry',
  '/blog/',
  '/blogs',
])('%s is no page of the blog', (path) => {
  expect(parseListingPath(path)).toBeNull()
})
