import { expect, test } from 'vitest'
import { parse } from '../parse.ts'
import { alignOutlines } from './alignOutlines.ts'
import { readOutline } from './outline.ts'

const outlineOf = (markdown: string) => readOutline(parse(markdown))

test('what only one has is found between what both have', () => {
  const a = outlineOf('## Un\n\n### Un bis\n\n![x](../../images/a.svg)\n\n## Deux')
  const b = outlineOf('## One\n\n![x](../../images/a.svg)\n\n## Two')
  const { pairs, gaps } = alignOutlines(a, b)
  expect(pairs.map(([own, other]) => [own[2], other[2]])).toEqual([
    [1, 1],
    [5, 3],
    [7, 5],
  ])
  expect(gaps).toMatchObject([{ onlyA: [['heading', '3', 3, 1, 'Un bis']], onlyB: [], besideB: b[1] }])
})

test('of as many headings, the first is the first, whatever its level', () => {
  const { pairs, gaps } = alignOutlines(outlineOf('## Un\n\n### Deux'), outlineOf('## One\n\n## Two'))
  expect(pairs).toHaveLength(2)
  expect(gaps).toEqual([])
})

test('at the end, what is missing stands beside the last part', () => {
  const b = outlineOf('## One')
  const { gaps } = alignOutlines(outlineOf('## Un\n\n## Deux'), b)
  expect(gaps).toMatchObject([{ onlyA: [['heading', '2', 3, 1, 'Deux']], besideB: b[0] }])
})
