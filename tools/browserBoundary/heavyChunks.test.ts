import { expect, test } from 'vitest'
import type { Budgets } from './budgets.ts'
import { findHeavyChunks, type Chunk } from './heavyChunks.ts'
import type { ImportGraph } from './importGraph.ts'

const budgets: Budgets = {
  everyPage: 3000,
  chunk: 8000,
  exceptions: [{ module: 'swiper', limit: 20_000, reason: 'It swipes.' }],
}
const graph: ImportGraph = {
  imports: new Map([
    ['list.ts', ['Quote.island.tsx']],
    ['Quote.island.tsx', ['rates.ts', 'swiper']],
    ['rates.ts', ['leven']],
  ]),
  starts: new Set(['list.ts', 'Quote.island.tsx']),
}
const chunkOf = (size: number, modules: Readonly<Record<string, number>> = {}, isOnEveryPage = false): Chunk => ({
  title: 'Quote (quote.js)',
  isOnEveryPage,
  size,
  modules: new Map(Object.entries(modules)),
})

test('a chunk may weigh just as much as its limit says', () => {
  expect(
    findHeavyChunks([chunkOf(8000), chunkOf(3000, {}, true), chunkOf(20_000, { swiper: 1 })], budgets, graph),
  ).toEqual([])
})

test.each([chunkOf(8001), chunkOf(3001, {}, true), chunkOf(20_001, { swiper: 1 }), chunkOf(3001, { swiper: 1 }, true)])(
  'and no more: $size',
  (chunk) => {
    expect(findHeavyChunks([chunk], budgets, graph)).toHaveLength(1)
  },
)

test('the heaviest modules come first, with what imports them', () => {
  const chunk = chunkOf(10_240, { 'Quote.island.tsx': 512, 'rates.ts': 1024, leven: 20_480, helper: 1 })
  expect(findHeavyChunks([chunk], budgets, graph)).toEqual([
    [
      'Quote (quote.js) weighs 10 kB with Brotli; its limit is 7.8 kB. The heaviest in it, before compression:',
      '  20 kB  Quote.island.tsx → rates.ts → leven',
      '  1 kB  Quote.island.tsx → rates.ts',
      '  0.5 kB  list.ts → Quote.island.tsx',
      '  0 kB  helper',
      'Import less, or later: with import(). What is worth its weight gets a limit of its own, and the reason: in tools/browserBoundary/budgets.ts.',
    ].join('\n'),
  ])
})

test('no more than five are named', () => {
  const modules = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`module${index}`, index]))
  expect(findHeavyChunks([chunkOf(9000, modules)], budgets, graph)[0]?.split('\n')).toHaveLength(7)
})
