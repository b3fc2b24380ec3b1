import { expect, test } from 'vitest'
import type { Diagnostic } from '../content/diagnostics.ts'
import { writeReport } from './reports.ts'

const diagnostics: readonly Diagnostic[] = [
  { file: 'content/fr/articles/b.mdx', line: 9, column: 1, message: 'last' },
  {
    file: 'content/fr/articles/a,b.mdx',
    line: 2,
    column: 3,
    message: '100 % too long:\nshorten it',
    severity: 'warning',
  },
]

test('people read one line for each, in the order of the files, and their number', () => {
  expect(writeReport(diagnostics, false)).toBe(
    [
      'content/fr/articles/a,b.mdx:2:3  avertissement : 100 % too long:\nshorten it',
      'content/fr/articles/b.mdx:9:1  last',
      '1 erreur et 1 avertissement dans le contenu.',
    ].join('\n'),
  )
})

test('a report about English files alone is in English', () => {
  const english = diagnostics.map((diagnostic) => ({ ...diagnostic, file: 'content/en/articles/b.mdx' }))
  expect(writeReport(english, false)).toContain(':2:3  warning: 100')
  expect(writeReport(english, false)).toContain('\n1 error and 1 warning in the content.')
})

test('GitHub gets a command for each, whatever signs are in it', () => {
  expect(writeReport(diagnostics, true)?.split('\n').slice(0, 2)).toEqual([
    '::warning file=content/fr/articles/a%2Cb.mdx,line=2,col=3::100 %25 too long:%0Ashorten it',
    '::error file=content/fr/articles/b.mdx,line=9,col=1::last',
  ])
})
