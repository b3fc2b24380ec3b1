import { expect, test } from 'vitest'
import { breakLines, type Line } from './breakLines.ts'
import type { Run } from './study.ts'

const textOf = ({ fragments }: Line): string => fragments.map(({ text }) => text).join('')
const set = (runs: readonly Run[], width: number, isBalanced = false): string[] =>
  breakLines(runs, { width, isBalanced, measure: (_, text) => text.length }).map(textOf)

test('lines are broken at spaces, which stay at their ends', () => {
  expect(set([{ text: 'un deux trois quatre' }], 9)).toEqual(['un deux ', 'trois ', 'quatre'])
})

test('all lines are evened out, not filled one after the other', () => {
  expect(set([{ text: 'aaa bb cc ddddd' }], 6)).toEqual(['aaa ', 'bb cc ', 'ddddd'])
})

test('a heading has lines of one length', () => {
  expect(set([{ text: 'un titre de deux lignes courtes' }], 24, true)).toEqual(['un titre de deux ', 'lignes courtes'])
})

test('no-break spaces hold, and words of two runs too', () => {
  expect(set([{ text: 'voir «\u00a0ceci\u00a0».' }], 6)).toEqual(['voir ', '«\u00a0ceci', '\u00a0».'])
  expect(set([{ text: 'dit ' }, { text: 'Contrats', isBold: true }, { text: '\u00a0: oui' }], 12)).toEqual([
    'dit ',
    'Contrats\u00a0: ',
    'oui',
  ])
})

test('words with hyphens may be broken after them, numbers not', () => {
  expect(set([{ text: 'peut-être' }], 6)).toEqual(['peut-', 'être'])
  expect(set([{ text: 'en 24-48 h' }], 6)).toEqual(['en ', '24-48 ', 'h'])
})

test('a word longer than the line is broken where the line ends', () => {
  expect(set([{ text: 'anticonstitutionnellement' }], 10)).toEqual(['anticonsti', 'tutionnell', 'ement'])
})

test('a line feed breaks the line', () => {
  expect(set([{ text: 'un' }, { text: '\n' }, { text: 'deux' }], 20)).toEqual(['un', 'deux'])
})

test('nothing has no lines', () => {
  expect(set([], 20)).toEqual([])
})
