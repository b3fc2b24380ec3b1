import { expect, test } from 'vitest'
import { findTellingError } from './findTellingError.ts'

const telling = Object.assign(new Error('content/fr/articles/x.mdx:1:1  no title'), { name: 'ContentError' })

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
