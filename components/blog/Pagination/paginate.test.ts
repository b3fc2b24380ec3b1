import { describe, expect, test } from 'vitest'
import { countPages, paginate } from './paginate.ts'

describe('countPages', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 2],
    [8, 4],
  ])('%i items make %i pages of two', (itemCount, pageCount) => {
    expect(countPages(itemCount, 2)).toBe(pageCount)
  })
})

describe('paginate', () => {
  const items = ['a', 'b', 'c', 'd', 'e']

  test('gives the items of a page', () => {
    expect(paginate(items, 1, 2)).toEqual({ items: ['a', 'b'], page: 1, pageCount: 3 })
    expect(paginate(items, 2, 2)).toEqual({ items: ['c', 'd'], page: 2, pageCount: 3 })
  })

  test('leaves the rest for the last page', () => {
    expect(paginate(items, 3, 2)).toEqual({ items: ['e'], page: 3, pageCount: 3 })
  })

  test('an empty list has one empty page', () => {
    expect(paginate([], 1, 2)).toEqual({ items: [], page: 1, pageCount: 1 })
  })

  test.each([0, -1, 4, 1.5, Number.NaN])('there is no page %d', (page) => {
    expect(paginate(items, page, 2)).toBeNull()
  })
})
