import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { isError } from '../../tools/content/diagnostics.ts'
import { invalidateContent } from '../../tools/content/load.ts'
import { checkContent, isOfTranslation, withContent } from './brokenContent.ts'

test.each([
  'invisible-character',
  'invisible-characters',
  'invisible-line-break',
  'invisible-object',
  'invisible-separator',
  'invisible-space',
  'direction-not-turned-back',
])('one run of the fixes is enough for %s', async (fixture) => {
  await withContent(fixture, async (root) => {
    const before = await checkContent(root)
    expect(applyFixes(root, before).fixed).toBeGreaterThan(0)
    invalidateContent()
    const after = await checkContent(root)
    expect(after.filter(isError)).toEqual([])
    const reported = new Set(before.map(({ message }) => message))
    expect(after.filter((diagnostic) => reported.has(diagnostic.message) && !isOfTranslation(diagnostic))).toEqual([])
  })
})
