import { expect, test } from 'vitest'
import { sortByOrder } from './sortByOrder.ts'

test('documents are counted, not spelled, and what came in stays as it was', () => {
  const documents = [10, 2, 1].map((order) => ({ frontmatter: { order } }))
  expect(sortByOrder(documents).map(({ frontmatter }) => frontmatter.order)).toEqual([1, 2, 10])
  expect(documents[0]?.frontmatter.order).toBe(10)
})
