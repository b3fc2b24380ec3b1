import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listing } from '../BlogList/listing.ts'
import { createBlogHistory } from './blogHistory.ts'
import type { BlogState } from './blogState.ts'

const onChange = vi.fn<(asked: BlogState | null) => void>()
const pushState = vi.fn<History['pushState']>()
const replaceState = vi.fn<History['replaceState']>()
const reload = vi.fn<() => void>()
const all: Listing = { category: 'all', page: 1 }
const legal: Listing = { category: 'legal', page: 1 }

/** What the browser says when somebody goes back or forward. */
let popState: () => void

beforeEach(() => {
  vi.stubGlobal('history', { pushState, replaceState })
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => (popState = listener))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

function setAddress(address: string): void {
  const { pathname, search } = new URL(address, 'https://site.test')
  vi.stubGlobal('location', { pathname, search, reload })
}

function openHistory(address: string, own = all) {
  setAddress(address)
  const blog = createBlogHistory(own, 'fr')
  blog.listen(onChange)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(blog.asked())
  onChange.mockClear()
  return blog
}

const addresses = (of: typeof pushState) => of.mock.calls.map(([, , address]) => address)

test('the address asks for something, or for no more than the page itself', () => {
  expect(openHistory('/fr/blog').asked()).toBeNull()
  expect(openHistory('/fr/blog/legal', legal).asked()).toBeNull()
  expect(openHistory('/fr/blog?q=prix').asked()).toEqual({ ...all, query: 'prix' })
  expect(openHistory('/fr/blog?category=legal').asked()).toEqual({ ...legal, query: '' })
})

test('what is typed in one go has one entry', () => {
  const blog = openHistory('/fr/blog/legal', legal)
  blog.type('p')
  blog.type('prix')
  blog.type('prix ')
  expect(addresses(pushState)).toEqual(['/fr/blog?category=legal&q=p'])
  expect(addresses(replaceState)).toEqual(['/fr/blog?category=legal&q=prix'])
  blog.endTyping()
  blog.type('')
  expect(addresses(pushState)).toEqual(['/fr/blog?category=legal&q=p', '/fr/blog?category=legal'])
  expect(onChange).toHaveBeenCalledTimes(3)
  expect(blog.asked()).toEqual({ ...legal, query: '' })
})

test('a page of a category shows no other: its heading would be wrong', () => {
  const blog = openHistory('/fr/blog/legal?q=prix', legal)
  expect(blog.go({ ...all, query: 'prix' })).toBe(false)
  expect(onChange).not.toHaveBeenCalled()
  expect(blog.go({ ...legal, query: 'prix', page: 2 })).toBe(true)
  expect(addresses(pushState)).toEqual(['/fr/blog?category=legal&q=prix&page=2'])
  setAddress('/fr/blog?q=prix')
  popState()
  expect(reload).toHaveBeenCalledOnce()
  expect(blog.asked()).toEqual({ ...legal, query: 'prix', page: 2 })
})

test('going back shows what was there, and the next letter has an entry of its own', () => {
  const blog = openHistory('/fr/blog')
  blog.type('prix')
  setAddress('/fr/blog')
  popState()
  expect(blog.asked()).toEqual({ ...all, query: '' })
  blog.type('p')
  expect(addresses(pushState)).toEqual(['/fr/blog?q=prix', '/fr/blog?q=p'])
  expect(replaceState).not.toHaveBeenCalled()
})

test('a browser that takes no more addresses searches all the same', () => {
  pushState.mockImplementation(() => {
    throw new Error('SecurityError')
  })
  const blog = openHistory('/fr/blog')
  blog.type('prix')
  expect(blog.asked()?.query).toBe('prix')
  expect(onChange).toHaveBeenCalledOnce()
})
