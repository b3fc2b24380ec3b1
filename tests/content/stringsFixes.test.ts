import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { formatDiagnostic } from '../../tools/content/diagnostics.ts'
import { checkContent, forgetContent } from '../../tools/content/load.ts'
import { brokenFixtures, withContent } from './brokenContent.ts'

/** A mended quote can bring a missing comma to light. */
const PASSES = 3

/** Mistakes that nobody has to think about. */
const mechanical = [
  'string-colon-missing',
  'string-comma-trailing',
  'string-comma-twice',
  'string-comment',
  'string-control-character',
  'string-equals-sign',
  'string-escape',
  'string-escape-of-nothing',
  'string-list-unclosed',
  'string-name-unclosed',
  'string-name-with-space',
  'string-name-without-quotes',
  'string-nested-unclosed',
  'string-nested-without-file',
  'string-number',
  'string-over-lines',
  'string-placeholder-one-brace',
  'string-placeholder-unclosed',
  'string-placeholder-with-spaces',
  'string-quote-missing',
  'string-quote-missing-before',
  'string-quotes-curly',
  'string-quotes-french',
  'string-quotes-inside',
  'string-quotes-missing',
  'string-quotes-single',
  'string-quotes-unlike',
  'string-semicolon',
  'string-space-unusual',
  'string-tab',
  'strings-brace-missing-at-the-beginning',
  'strings-brace-missing-at-the-end',
  'strings-bracket-for-brace',
  'strings-invalid-json',
  'strings-several-errors-at-once',
]

test.each(mechanical)('%s is mended by itself', async (fixture) => {
  expect(brokenFixtures).toContain(fixture)
  const left = await withContent(fixture, async (root) => {
    for (let pass = 0; pass < PASSES; pass += 1) {
      applyFixes(root, await checkContent(root))
      forgetContent()
    }
    return checkContent(root)
  })
  expect(left.map(formatDiagnostic)).toEqual([])
})
