import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import type { Diagnostic } from '../../tools/content/diagnostics.ts'
import { checkContent, isOfTranslation, withContent } from './brokenContent.ts'

test.each(['typography-french', 'typography-english'])('%s: the fixes leave nothing to report', async (fixture) => {
  const left = await withContent(fixture, async (root) => {
    const found = await checkContent(root)
    expect(applyFixes(root, found).fixed).toBeGreaterThan(0)
    return checkContent(root)
  })
  // Headings are left to the writer: links lead to them by what they say.
  const atHeading = (diagnostic: Diagnostic) => diagnostic.severity === 'warning' && diagnostic.line === 15
  expect(left.filter((diagnostic) => !isOfTranslation(diagnostic) && !atHeading(diagnostic))).toEqual([])
})
