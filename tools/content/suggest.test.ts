import { expect, test } from 'vitest'
import { suggest } from './suggest.ts'

test.each([
  ['autor', 'author'],
  ['Titel', 'title'],
  ['descripton', 'description'],
  ['xyz', undefined],
])('%s', (wrong, meant) => {
  expect(suggest(wrong, ['author', 'title', 'description'])).toBe(meant)
})
