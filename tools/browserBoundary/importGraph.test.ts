import { expect, test } from 'vitest'
import { findChains, writeChain, type ImportGraph } from './importGraph.ts'

function findAll(imports: Readonly<Record<string, readonly string[]>>, starts: readonly string[], target: string) {
  const graph: ImportGraph = { imports: new Map(Object.entries(imports)), starts: new Set(starts) }
  return findChains(graph, (name) => name.startsWith(target)).map(writeChain)
}

test('the shortest way is told, and no other', () => {
  expect(findAll({ a: ['b', 'c'], b: ['d'], c: ['target'], d: ['target'] }, ['a'], 'target')).toEqual([
    'a → c → target',
  ])
})

test('all that is looked for is found, but not what it imports itself', () => {
  expect(findAll({ a: ['target1', 'b'], b: ['target2'], target1: ['target3'] }, ['a'], 'target')).toEqual([
    'a → target1',
    'a → b → target2',
  ])
})

test('each start tells of its own imports', () => {
  expect(findAll({ a: ['b', 'c'], b: ['target'], c: ['target'] }, ['a', 'b', 'c'], 'target')).toEqual([
    'b → target',
    'c → target',
  ])
})

test('a start that is looked for is told with what imports it', () => {
  expect(findAll({ a: ['target'] }, ['a', 'target'], 'target')).toEqual(['a → target'])
})

test('modules may import each other', () => {
  expect(findAll({ a: ['b'], b: ['a', 'b', 'target'] }, ['a'], 'target')).toEqual(['a → b → target'])
})
