import { expect, test } from 'vitest'
import { isPostPiece } from './postPiece.ts'

const post = { title: 'L’usage', path: '/articles/usage', date: '2026-01-31', category: 'legal', locale: 'fr' }

test('a list of posts with the number of pieces is one, and so is an empty one', () => {
  expect(isPostPiece({ pieceCount: 2, posts: [post] })).toBe(true)
  expect(isPostPiece({ pieceCount: 1, posts: [] })).toBe(true)
})

test.each([
  null,
  'usage',
  [],
  {},
  { posts: [post] },
  { pieceCount: '2', posts: [post] },
  { pieceCount: 1, posts: {} },
  ...[
    null,
    'usage',
    { ...post, title: 1 },
    { ...post, path: null },
    { ...post, date: ['2026'] },
    { ...post, category: undefined },
    { ...post, category: 'poetry' },
    { ...post, locale: 'de' },
  ].map((wrong) => ({ pieceCount: 1, posts: [post, wrong] })),
])('%j is none', (value) => {
  expect(isPostPiece(value)).toBe(false)
})
