import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { isError } from '../../tools/content/diagnostics.ts'
import { checkContent, withContent } from './brokenContent.ts'

/** Mistakes whose errors the fixes remove. */
const fixable = [
  'author-by-name',
  'date-with-time',
  'direction-not-turned-back',
  'file-ending-in-capitals',
  'file-ending-of-plain-text',
  'file-name',
  'file-name-too-long',
  'frontmatter-after-empty-lines',
  'frontmatter-with-a-dash',
  'frontmatter-without-first-line',
  'invisible-character',
  'invisible-characters',
  'invisible-line-break',
  'invisible-object',
  'invisible-separator',
  'invisible-space',
  'key-unknown',
  'yaml-ampersand',
  'yaml-and-schema-at-once',
  'yaml-apostrophe-in-quotes',
  'yaml-asterisks-as-list',
  'yaml-backslash',
  'yaml-brace',
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

/** The rules of errors that remain because no program can fix them. */
const left: Readonly<Record<string, readonly string[]>> = { 'yaml-and-schema-at-once': ['value-unknown'] }

test.each(fixable)('%s', async (name) => {
  await withContent(name, async (root) => {
    const before = await checkContent(root)
    expect(applyFixes(root, before).fixed).toBeGreaterThan(0)
    const after = await checkContent(root)
    expect(after.filter(isError).map(({ rule }) => rule)).toEqual(left[name] ?? [])
    // The translation may still be missing.
    const reported = new Set(before.flatMap(({ message, fix }) => (fix ? message : [])))
    expect(after.filter(({ message }) => reported.has(message))).toEqual([])
  })
})
