import { expect, test } from 'vitest'
import type { SearchResult } from './searchMessages.ts'
import { reduceSearch, settled, type Searching, type SearchState } from './searchState.ts'

const page = (url: string): SearchResult => ({ url, title: url, kind: 'page', excerpt: '' })

const idle: SearchState = { step: 'idle' }
const pages = { total: 3, results: [page('/a'), page('/b')] }
const searching: Searching = { step: 'searching', query: 'mot', count: 10, before: idle }
const found = { step: 'found', query: 'mot', ...pages, newest: 0 } as const

test.each([
  [true, 'failed'],
  [false, 'offline'],
] as const)('a search that fails with the network (%j) is %s', (isOnline, step) => {
  expect(reduceSearch(searching, { type: 'failed', to: searching, isOnline })).toEqual({ step })
})

test('what was found stays until there is another answer', () => {
  const next = reduceSearch(found, { type: 'asked', query: 'mots' })
  expect(next).toEqual({ step: 'searching', query: 'mots', count: 10, before: found })
  expect(settled(next)).toBe(found)
  expect(settled(reduceSearch(next, { type: 'asked', query: 'mot' }))).toBe(found)
})

test('an answer that comes too late changes nothing', () => {
  const next = reduceSearch(searching, { type: 'asked', query: 'mots' })
  expect(reduceSearch(next, { type: 'found', to: searching, found: pages })).toBe(next)
  expect(reduceSearch(next, { type: 'failed', to: searching, isOnline: true })).toBe(next)
})

test('more results are added to those that are there', () => {
  const next = reduceSearch(found, { type: 'more' })
  expect(next).toEqual({ step: 'searching', query: 'mot', count: 12, before: found })
  const all = { total: 3, results: [...pages.results, page('/c')] }
  // It is being searched for.
  const to = next as Searching
  expect(reduceSearch(next, { type: 'found', to, found: all })).toEqual({ ...found, ...all, newest: 2 })
})
