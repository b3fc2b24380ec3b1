import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ContentError } from '../content/diagnostics.ts'
import { describeFailure } from './describeFailure.ts'

const refused = (code: string, path?: string) => Object.assign(new Error(`${code}: a reason`), { code, path })

test.each([
  [refused('ENOSPC', '/site/dist.next/client/fr.html'), 'The disk is full: the build could not write /site/dist.next'],
  [refused('EACCES', '/site/dist'), 'The build may not touch /site/dist. Make it belong to whoever builds'],
  [refused('EROFS', '/site/dist.next'), 'its disk may only be read'],
  [refused('EMFILE', '/site/content'), 'too many files open for this system. Allow more (ulimit -n 4096)'],
  [
    new Error('wrapped', { cause: refused('ENOSPC', '/site/x') }),
    'The disk is full: the build could not write /site/x',
  ],
  [new AggregateError([new Error('other'), refused('EDQUOT')]), 'Your share of the disk is used up'],
  // As the bundler says it.
  [new Error('Failed to write: No space left on device (os error 28)'), 'The disk is full'],
])('what the system refused is said in one sentence, and what to do: %s', (error, said) => {
  expect(describeFailure(error)).toContain(said)
  expect(describeFailure(error)).not.toContain('\n')
})

test('mistakes in the content are their own list', () => {
  const error = new ContentError([{ file: 'content/fr/articles/x.mdx', line: 1, column: 1, message: 'no title' }])
  expect(describeFailure(new Error('of the bundler', { cause: error }))).toBe(error.message)
})

test.each([new TypeError('x is undefined'), refused('ERR_OTHER'), 'a text', undefined])(
  'any other error is no sentence: %s',
  (error) => {
    expect(describeFailure(error)).toBeUndefined()
  },
)

test.runIf(process.getuid?.() !== 0)('what the system really says is understood', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-failure-'))
  writeFileSync(join(folder, 'closed'), '')
  chmodSync(join(folder, 'closed'), 0)
  let error: unknown
  try {
    readFileSync(join(folder, 'closed'))
  } catch (thrown) {
    error = thrown
  }
  rmSync(folder, { recursive: true })
  expect(describeFailure(error)).toContain(join(folder, 'closed'))
})
