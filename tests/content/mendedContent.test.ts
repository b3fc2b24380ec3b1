import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { isError } from '../../tools/content/diagnostics.ts'
import { checkContent, forgetContent } from '../../tools/content/load.ts'
import { isOfTranslation, withContent } from './brokenContent.ts'

test.each([
  'invisible-character',
  'invisible-characters',
  'invisible-line-break',
  'invisible-object',
  'invisible-separator',
  'invisible-space',
  'direction-not-turned-back',
])('what is mechanical about %s is mended at once', async (fixture) => {
  await withContent(fixture, async (root) => {
    const before = await checkContent(root)
    expect(applyFixes(root, before).mended).toBeGreaterThan(0)
    forgetContent()
    const after = await checkContent(root)
    expect(after.filter(isError)).toEqual([])
    const told = new Set(before.map(({ message }) => message))
    expect(after.filter((diagnostic) => told.has(diagnostic.message) && !isOfTranslation(diagnostic))).toEqual([])
  })
})
