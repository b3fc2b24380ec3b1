import { expect, test } from 'vitest'
import { withContent } from '../../tests/content/brokenContent.ts'
import { loadContent } from './load.ts'

test('after a failure, the content is read again', async () => {
  const fail = () => {
    throw new Error('The disk failed.')
  }
  await withContent(null, async (root) => {
    await expect(loadContent(root, fail)).rejects.toThrow('The disk failed.')
    expect((await loadContent(root)).diagnostics).toEqual([])
  })
})
