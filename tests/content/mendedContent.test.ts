import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { checkContent, forgetContent } from '../../tools/content/load.ts'
import { isOfTranslation, withContent } from './brokenContent.ts'

test.each([
  'svg-ampersand',
  'svg-encoding',
  'svg-invisible-character',
  'svg-prefix-undeclared',
  'svg-without-namespace',
  'invisible-character',
  'invisible-characters',
  'invisible-line-break',
  'invisible-object',
  'invisible-separator',
  'invisible-space',
  'direction-not-turned-back',
])('what is mechanical about %s is mended at once', async (fixture) => {
  const left = await withContent(fixture, async (root) => {
    const diagnostics = await checkContent(root)
    expect(applyFixes(root, diagnostics).mended).toBeGreaterThan(0)
    forgetContent()
    return checkContent(root)
  })
  // That the other language is to follow is told of each change; nothing shows the drawings of the fixtures.
  const consequences = /^no document and no page shows it/
  expect(left.filter((diagnostic) => !isOfTranslation(diagnostic) && !consequences.test(diagnostic.message))).toEqual(
    [],
  )
})
