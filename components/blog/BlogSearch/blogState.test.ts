import { expect, test } from 'vitest'
import { blogAddress, readBlogState, type BlogState } from './blogState.ts'

const read = (address: string) => readBlogState(new URL(address, 'https://site.test'))

const addresses: ReadonlyArray<readonly [string, BlogState]> = [
  ['/blog', { category: 'all', query: '', page: 1 }],
  ['/blog/3', { category: 'all', query: '', page: 3 }],
  ['/blog/legal', { category: 'legal', query: '', page: 1 }],
  ['/blog?q=prix+%26+d%C3%A9lais', { category: 'all', query: 'prix & délais', page: 1 }],
  ['/blog/mt-vs-human?q=prix&page=12', { category: 'mt-vs-human', query: 'prix', page: 12 }],
]

test.each(addresses)('%s has one meaning, and a state one address', (address, state) => {
  expect(read(`/fr${address}`)).toEqual(state)
  expect(blogAddress(state)).toBe(address)
})

test.each([
  ['/en/blog/legal/2?utm_source=letter', '/blog/legal/2'],
  ['/en/blog/legal/2?q=fees', '/blog/legal?q=fees'],
  ['/fr/blog?q=prix&page=two', '/blog?q=prix'],
])('%s means %s', (address, meaning) => {
  expect(blogAddress(read(address))).toBe(meaning)
})

test.each(['/fr/blog?q=%20%20', '/fr/blog?q[]=a&sort=date', '/fr/blog?page=0', '/fr/blog?page=two'])(
  '%s asks for nothing that there is: the first page of all',
  (address) => {
    expect(read(address)).toEqual({ category: 'all', query: '', page: 1 })
  },
)
