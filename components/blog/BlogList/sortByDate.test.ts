import { expect, test } from 'vitest'
import { sortByDate } from './sortByDate.ts'

const post = (slug: string, date: string) => ({ slug, frontmatter: { date } })

test('the latest comes first, and what came in stays as it was', () => {
  const posts = [post('old', '2025-12-31'), post('new', '2026-02-01'), post('middle', '2026-01-15')]
  expect(sortByDate(posts).map(({ slug }) => slug)).toEqual(['new', 'middle', 'old'])
  expect(posts[0]?.slug).toBe('old')
})

test('posts of one day are in the order of their names', () => {
  const posts = [post('b', '2026-01-01'), post('a', '2026-01-01')]
  expect(sortByDate(posts).map(({ slug }) => slug)).toEqual(['a', 'b'])
})
