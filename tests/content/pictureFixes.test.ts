import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { checkContent, isOfTranslation, withContent } from './brokenContent.ts'

async function fixAndCheck(fixture: string): Promise<string[]> {
  return withContent(fixture, async (root) => {
    // A picture is moved first, and then documents name it by its new address.
    for (let pass = 0; pass < 2; pass += 1) {
      applyFixes(root, await checkContent(root))
    }
    // Their translations were not changed with these texts.
    const left = (await checkContent(root)).filter((diagnostic) => !isOfTranslation(diagnostic))
    return left.map(({ file, rule }) => `${file} ${rule}`)
  })
}

test.each([
  'picture-beside-text',
  'picture-addressed-as-if-beside-text',
  'picture-addressed-with-backslashes',
  'picture-name',
  'picture-name-with-spaces',
])('%s: the fix leaves nothing to report', async (fixture) => {
  expect(await fixAndCheck(fixture)).toEqual([])
})

test('of the same picture beside each text, one is moved and both texts name it; the other is left to be deleted', async () => {
  expect(await fixAndCheck('picture-beside-each-text')).toEqual(['content/fr/articles/photo.jpg picture-beside-text'])
})
