import { expect, test } from 'vitest'
import { leadWithOwn } from './leadWithOwn.ts'

const post = (slug: string, locale: string) => ({ slug, locale })

test('the first of the own language leads, and the others stay in order', () => {
  const posts = [post('d', 'fr'), post('c', 'fr'), post('b', 'en'), post('a', 'en')]
  expect(leadWithOwn(posts, 'en').map(({ slug }) => slug)).toEqual(['b', 'd', 'c', 'a'])
  expect(leadWithOwn(posts, 'fr')).toBe(posts)
})

test('where none is of the own language the latest leads', () => {
  const posts = [post('b', 'fr'), post('a', 'fr')]
  expect(leadWithOwn(posts, 'en')).toBe(posts)
  expect(leadWithOwn([], 'en')).toEqual([])
})
