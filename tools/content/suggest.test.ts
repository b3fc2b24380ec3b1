import { expect, test } from 'vitest'
import { didYouMean, suggest } from './suggest.ts'

test.each([
  ['autor', 'author'],
  ['Titel', 'title'],
  ['descripton', 'description'],
  ['xyz', undefined],
])('%s', (wrong, meant) => {
  expect(suggest(wrong, ['author', 'title', 'description'])).toBe(meant)
})

test('a short list is shown where nothing is near', () => {
  expect(didYouMean('xyz', ['b', 'a'])).toBe('There are: a, b')
})

test('a long one is not', () => {
  expect(
    didYouMean(
      'something else',
      Array.from({ length: 17 }, (_, index) => `n${index}`),
    ),
  ).toBe('Nothing has a similar name: correct it, or delete it')
})
