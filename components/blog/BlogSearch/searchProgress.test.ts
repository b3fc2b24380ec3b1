import { describe, expect, test } from 'vitest'
import { progressOf, summarize } from './searchProgress.ts'

const running = { isComplete: false, hasFailed: false }
const over = { isComplete: true, hasFailed: false }
const broken = { isComplete: false, hasFailed: true }

describe('progressOf', () => {
  test('shows two posts of the page that was asked for', () => {
    expect(progressOf(['a', 'b', 'c'], 1, over)).toMatchObject({ posts: ['a', 'b'], page: 1, pageCount: 2, count: 3 })
    expect(progressOf(['a', 'b', 'c'], 2, over)).toMatchObject({ posts: ['c'], page: 2, pageCount: 2 })
  })

  test('waits for a page that may still come', () => {
    expect(progressOf(['a', 'b', 'c'], 3, running)).toMatchObject({ posts: [], page: 3 })
  })

  test('shows the first page where nobody knows whether there is the one that was asked for', () => {
    expect(progressOf(['a', 'b', 'c'], 9, broken)).toMatchObject({ posts: ['a', 'b'], page: 1, isMissing: false })
  })

  test.each([0, 3, 9])('knows in the end that there is no page %d', (page) => {
    expect(progressOf(['a', 'b', 'c'], page, over)).toMatchObject({ posts: [], isMissing: true, pageCount: 2 })
    expect(progressOf(['a', 'b', 'c'], page, running)).toMatchObject({ isMissing: false })
  })
})

describe('summarize', () => {
  const say = (found: readonly string[], state: typeof over, category: 'all' | 'legal' = 'all') =>
    summarize({ query: 'prix', category, page: 1 }, progressOf(found, 1, state), (key, values) =>
      [key, ...Object.values(values ?? {})].join(' '),
    )

  test('counts what was found, and says whether that is all', () => {
    expect(say(['a', 'b', 'c'], running)).toBe('foundSoFar 3')
    expect(say(['a', 'b', 'c'], over)).toBe('found 3')
    expect(say(['a', 'b', 'c'], broken)).toBe('found 3')
  })

  test('says that nothing was found only where all was searched', () => {
    expect(say([], running)).toBe('searching')
    expect(say([], broken)).toBe('failed')
    expect(say([], over)).toBe('none prix')
    expect(say([], over, 'legal')).toBe('noneInCategory prix categories.legal')
  })
})
