import { expect, test } from 'vitest'
import { readCheckOptions } from './checkOptions.ts'

test('without options errors fail, in a text for people', () => {
  expect(readCheckOptions([], false)).toEqual({ isFixing: false, isStrict: false, format: 'text' })
})

test('each option says what it does, and on GitHub remarks are written without being asked for', () => {
  expect(readCheckOptions(['--fix', '--strict'], true)).toEqual({ isFixing: true, isStrict: true, format: 'github' })
  expect(readCheckOptions(['--github'], false)).toMatchObject({ format: 'github' })
  expect(readCheckOptions(['--json'], true)).toMatchObject({ format: 'json' })
})

test('what is no option is told, with the one that was meant', () => {
  expect(() => readCheckOptions(['--strct'], false)).toThrow(
    'The check has no option "strct", and checks all of the content. Did you mean "strict"?',
  )
  expect(() => readCheckOptions(['content/fr/articles/mots.mdx'], false)).toThrow(
    'The check has no option "content/fr/articles/mots.mdx", and checks all of the content. There are: fix, github, json, strict',
  )
})
