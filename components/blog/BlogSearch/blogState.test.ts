import { describe, expect, test } from 'vitest'
import { blogAddress, NO_PAGE, readBlogState, type BlogState } from './blogState.ts'

const read = (address: string) => readBlogState(new URL(address, 'https://site.test'))

const addresses: ReadonlyArray<readonly [string, BlogState]> = [
  ['/blog', { category: 'all', query: '', page: 1 }],
  ['/blog?page=3', { category: 'all', query: '', page: 3 }],
  ['/blog?category=legal', { category: 'legal', query: '', page: 1 }],
  ['/blog?q=prix+%26+d%C3%A9lais', { category: 'all', query: 'prix & délais', page: 1 }],
  ['/blog?category=mt-vs-human&q=prix&page=12', { category: 'mt-vs-human', query: 'prix', page: 12 }],
]

test.each(addresses)('%s has one meaning, and a state one address', (address, state) => {
  expect(read(`/fr${address}`)).toEqual(state)
  expect(blogAddress(state)).toBe(address)
})

describe('an address that names a page of the blog by its path', () => {
  test.each([
    ['/fr/blog/2', { category: 'all', query: '', page: 2 }],
    ['/en/blog/legal/2', { category: 'legal', query: '', page: 2 }],
    ['/en/blog/legal/2?utm_source=letter', { category: 'legal', query: '', page: 2 }],
    ['/en/blog/legal/2?q=fees', { category: 'legal', query: 'fees', page: 1 }],
    ['/en/blog/legal/2?category=localization', { category: 'localization', query: '', page: 1 }],
  ])('%s is understood', (address, state) => {
    expect(read(address)).toEqual(state)
  })
})

test.each([
  '/fr/blog?category=poetry',
  '/fr/blog?category=',
  '/fr/blog?category=ALL',
  '/fr/blog?q=',
  '/fr/blog?q=%20%20',
  '/fr/blog?q=%CC%81',
  '/fr/blog?q[]=a&sort=date',
])('%s asks for nothing that there is: the first page of all', (address) => {
  expect(read(address)).toEqual({ category: 'all', query: '', page: 1 })
})

test.each(['0', '-1', '1.5', 'two', '', '01'])('page=%s asks for a page that there is not', (page) => {
  expect(read(`/fr/blog/2?page=${page}`).page).toBe(NO_PAGE)
})

test('a category that is unknown does not take the search with it', () => {
  expect(read('/fr/blog?category=poetry&q=prix&page=2')).toEqual({ category: 'all', query: 'prix', page: 2 })
})
