import { expect, test, vi } from 'vitest'
import { createPostIndex } from './postIndex.ts'
import type { PostPiece } from './postPiece.ts'

const PIECES = 3

function piece(number: number): PostPiece {
  const title = `Été ${number}`
  return {
    pieceCount: PIECES,
    posts: [{ title, path: `/articles/${number}`, date: '2026-01-01', category: 'legal', locale: 'fr' }],
  }
}

/** An index whose pieces come, or fail, when the test says so. */
function openIndex() {
  const asked: number[] = []
  const waiting = new Map<number, (isThere: boolean) => void>()
  const onChange = vi.fn<() => void>()
  const index = createPostIndex((number) => {
    asked.push(number)
    return new Promise((resolve, reject) => {
      waiting.set(number, (isThere) => (isThere ? resolve(piece(number)) : reject(new Error('no network'))))
    })
  }, onChange)
  const settle = async (number: number, isThere = true) => {
    waiting.get(number)?.(isThere)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
    onChange.mockClear()
    // What waits for the first piece goes on.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { index, asked, settle, titles: () => index.posts().map(({ folded }) => folded) }
}

test('the first piece alone is fetched before anything is searched, and once', async () => {
  const { index, asked, settle, titles } = openIndex()
  void index.loadFirst()
  void index.loadFirst()
  await settle(0)
  await index.loadFirst()
  expect(asked).toEqual([0])
  expect(titles()).toEqual(['ete 0'])
  expect(index.isComplete()).toBe(false)
})

test('posts are there as their pieces come, those behind a gap once it is closed', async () => {
  const { index, asked, settle, titles } = openIndex()
  void index.loadAll()
  expect(asked).toEqual([0])
  await settle(0)
  expect(asked).toEqual([0, 1, 2])
  await settle(2)
  expect(titles()).toEqual(['ete 0'])
  expect(index.isComplete()).toBe(false)
  await settle(1)
  expect(titles()).toEqual(['ete 0', 'ete 1', 'ete 2'])
  expect(index.isComplete()).toBe(true)
})

test('a piece that did not come is asked for again, and the others are not', async () => {
  const { index, asked, settle, titles } = openIndex()
  void index.loadAll()
  await settle(0)
  await settle(1, false)
  await settle(2)
  expect(index.hasFailed()).toBe(true)
  expect(index.isComplete()).toBe(false)
  void index.loadAll()
  await new Promise((resolve) => setTimeout(resolve))
  expect(index.hasFailed()).toBe(false)
  expect(asked).toEqual([0, 1, 2, 1])
  await settle(1)
  expect(titles()).toHaveLength(PIECES)
  expect(index.isComplete()).toBe(true)
})

test('without the first piece there is nothing, and it is asked for again', async () => {
  const { index, asked, settle } = openIndex()
  void index.loadAll()
  await settle(0, false)
  expect(index.hasFailed()).toBe(true)
  expect(index.posts()).toEqual([])
  void index.loadAll()
  await settle(0)
  expect(index.hasFailed()).toBe(false)
  expect(asked).toEqual([0, 0, 1, 2])
})
