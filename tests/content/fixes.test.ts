import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { checkContent, isOfOtherLocale, isOfTranslation, onContent } from './brokenContent.ts'

const root = mkdtempSync(join(tmpdir(), 'site-content-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Mistakes that the fixes remove. */
const fixable = [
  'author-by-name',
  'date-with-time',
  'direction-not-turned-back',
  'file-ending-in-capitals',
  'file-ending-of-plain-text',
  'file-name',
  'invisible-characters',
  'invisible-object',
  'invisible-separator',
  'invisible-space',
  'key-unknown',
  'picture-addressed-as-if-beside-text',
  'picture-addressed-with-backslashes',
  'picture-beside-each-text',
  'picture-beside-text',
  'picture-name',
  'picture-name-with-spaces',
  'string-comma-trailing',
  'strings-invalid-json',
  'typography-english',
  'typography-french',
  'yaml-and-schema-at-once',
  'yaml-apostrophe-in-quotes',
  'yaml-asterisks-as-list',
  'yaml-backslash',
  'yaml-comment-in-tag',
  'yaml-comment-in-title',
  'yaml-curly-quotes',
  'yaml-equals-sign',
  'yaml-line-not-indented',
  'yaml-no-break-spaces-before-text',
  'yaml-no-space-after-colon',
  'yaml-quote-not-closed',
  'yaml-quotes-in-quotes',
  'yaml-tab',
  'yaml-text-after-quotes',
]

/** What is left to the writer. Headings are: links lead to them by what they say. */
const left: Readonly<Record<string, readonly string[]>> = {
  // Of the same picture beside each text, one is moved; the other is to be deleted.
  'picture-beside-each-text': ['content/fr/articles/photo.jpg:1 picture-beside-text'],
  'typography-english': ['content/en/articles/mots.mdx:15 typography-usual'],
  'typography-french': Array<string>(2).fill('content/fr/articles/mots.mdx:15 typography-usual'),
  'date-with-time': ['content/en/articles/mots.mdx:4 value-differs'],
  'yaml-and-schema-at-once': ['content/fr/articles/mots.mdx:6 value-unknown'],
}

test.each(fixable)('%s', async (name) => {
  await onContent(root, name, async () => {
    expect(applyFixes(root, await checkContent(root)).fixed).toBeGreaterThan(0)
    // A picture is moved first, and then documents name it by its new address.
    applyFixes(root, await checkContent(root))
    const diagnostics = await checkContent(root)
    const told = diagnostics.filter((diagnostic) => !isOfTranslation(diagnostic) && !isOfOtherLocale(diagnostic))
    expect(told.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual(left[name] ?? [])
  })
})
