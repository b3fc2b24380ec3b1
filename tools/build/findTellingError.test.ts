import { expect, test } from 'vitest'
import { ContentError } from '../content/diagnostics.ts'
import { findTellingError } from './findTellingError.ts'

const telling = new ContentError([{ file: 'content/fr/articles/x.mdx', line: 1, column: 1, message: 'no title' }])

test.each([
  ['itself', telling],
  ['a cause of a cause', new Error('a', { cause: new Error('b', { cause: telling }) })],
  ['one of several', new AggregateError([new Error('a'), telling], 'b')],
])('the error that tells what to mend is found: %s', (_where, thrown) => {
  expect(findTellingError(thrown)).toBe(telling)
})

test.each([undefined, 'a text', new Error('a'), new AggregateError([], 'b')])('%s tells nothing', (thrown) => {
  expect(findTellingError(thrown)).toBeUndefined()
})
