import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const source = ['---', 'title: Un', 'date: 19/04/2023', '---', '', 'Un texte.', ''].join('\r\n')

test('the place is shown with what is around it', () => {
  expect(excerptOf(source, { line: 3, column: 7 })).toBe(
    ['  1 | ---', '  2 | title: Un', '> 3 | date: 19/04/2023', '    |       ^', '  4 | ---', '  5 |'].join('\n'),
  )
})

test('at the ends of a file there is less', () => {
  expect(excerptOf('un', { line: 1, column: 1 })).toBe('> 1 | un\n    | ^')
  expect(excerptOf('', { line: 1, column: 1 })).toBe('> 1 |\n    | ^')
})

test('numbers stand below each other', () => {
  const many = Array.from({ length: 12 }, (_, index) => `ligne ${index + 1}`).join('\n')
  expect(excerptOf(many, { line: 10, column: 1 }).split('\n')[0]).toBe('   8 | ligne 8')
})

test('a long line is cut around the place', () => {
  const [line = '', caret = ''] = excerptOf(`${'a'.repeat(500)}X${'b'.repeat(500)}`, { line: 1, column: 501 }).split(
    '\n',
  )
  expect(line.length).toBeLessThan(100)
  expect(line[caret.indexOf('^')]).toBe('X')
})
