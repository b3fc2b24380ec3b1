import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { checkContent, forgetContent } from '../../tools/content/load.ts'
import { isOfTranslation, withContent } from './brokenContent.ts'

async function mendAndCheck(fixture: string): Promise<string[]> {
  return withContent(fixture, async (root) => {
    applyFixes(root, await checkContent(root))
    forgetContent()
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
])('%s: the fix leaves nothing to mend', async (fixture) => {
  expect(await mendAndCheck(fixture)).toEqual([])
})

test('of the same picture beside each text, one is moved and both texts name it; the other is left to be deleted', async () => {
  expect(await mendAndCheck('picture-beside-each-text')).toEqual(['content/fr/articles/photo.jpg picture-twice'])
})
