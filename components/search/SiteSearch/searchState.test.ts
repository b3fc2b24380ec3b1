import { expect, test } from 'vitest'
import type { SearchResult } from './searchMessages.ts'
import { reduceSearch, settled, type Found, type Searching, type SearchState } from './searchState.ts'

const page = (url: string): SearchResult => ({ url, title: url, kind: 'page', excerpt: '' })
const hit = (url: string) => () => Promise.resolve(page(url))

const idle: SearchState = { step: 'idle' }
const hits = [hit('/a'), hit('/b'), hit('/c')]
const searching: Searching = { step: 'searching', query: 'mot', before: idle }
const found: Found = { step: 'found', query: 'mot', hits, results: [page('/a'), page('/b')], newest: 0 }

test.each([
  [true, 'failed'],
  [false, 'offline'],
] as const)('a search that fails with the network (%j) is %s', (isOnline, step) => {
  expect(reduceSearch(searching, { type: 'failed', to: searching, isOnline })).toEqual({ step })
})

test('what was found stays until there is another answer', () => {
  const next = reduceSearch(found, { type: 'asked', query: 'mots' })
  expect(next).toEqual({ step: 'searching', query: 'mots', before: found })
  expect(settled(next)).toBe(found)
  expect(settled(reduceSearch(next, { type: 'asked', query: 'mot' }))).toBe(found)
})

test('an answer that comes too late changes nothing', () => {
  const next = reduceSearch(searching, { type: 'asked', query: 'mots' })
  expect(reduceSearch(next, { type: 'found', to: searching, hits, results: found.results })).toBe(next)
  expect(reduceSearch(next, { type: 'failed', to: searching, isOnline: true })).toBe(next)
  expect(reduceSearch(next, { type: 'more', to: found, results: [page('/c')] })).toBe(next)
})
