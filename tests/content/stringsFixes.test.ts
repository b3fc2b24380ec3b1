import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { formatDiagnostic } from '../../tools/content/diagnostics.ts'
import { checkContent, forgetContent } from '../../tools/content/load.ts'
import { brokenFixtures, withContent } from './brokenContent.ts'

/** Mistakes that nobody has to think about. */
const mechanical = ['string-comma-trailing', 'strings-invalid-json']

test.each(mechanical)('%s is mended by itself', async (fixture) => {
  expect(brokenFixtures).toContain(fixture)
  const left = await withContent(fixture, async (root) => {
    applyFixes(root, await checkContent(root))
    forgetContent()
    return checkContent(root)
  })
  expect(left.map(formatDiagnostic)).toEqual([])
})
