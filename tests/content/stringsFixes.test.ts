import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { formatDiagnostic } from '../../tools/content/diagnostics.ts'
import { checkContent, isOfOtherLocale, withContent } from './brokenContent.ts'

/** Mistakes that are fixed without a decision by the writer. */
const mechanical = ['string-comma-trailing', 'strings-invalid-json']

test.each(mechanical)('%s is fixed automatically', async (name) => {
  const left = await withContent(name, async (root) => {
    applyFixes(root, await checkContent(root))
    return checkContent(root)
  })
  expect(left.filter((diagnostic) => !isOfOtherLocale(diagnostic)).map(formatDiagnostic)).toEqual([])
})
