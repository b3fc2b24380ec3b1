import { expect, test } from 'vitest'
import { applyFixes } from '../../tools/check/applyFixes.ts'
import { isError } from '../../tools/content/diagnostics.ts'
import { checkContent, forgetContent } from '../../tools/content/load.ts'
import { brokenFixtures, withContent } from './brokenContent.ts'

/** Fixtures that are in order once what is mechanical is mended. */
const mended = [
  'author-by-name',
  'date-in-french-words',
  'date-with-time',
  'file-ending-in-capitals',
  'file-ending-of-plain-text',
  'file-name',
  'file-name-too-long',
  'file-name-with-other-capitals',
  'frontmatter-after-empty-lines',
  'frontmatter-with-a-dash',
  'frontmatter-without-first-line',
  'key-unknown',
  'letters-garbled',
  'letters-garbled-once',
  'line-ends-of-old-macs',
  'related-to-itself',
  'related-twice',
  'tag-twice',
  'tag-twice-with-accents',
  'tag-written-otherwise',
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

/** The rules of what is left of it, where that is not for a program to mend. */
const left: Readonly<Record<string, readonly string[]>> = { 'yaml-and-schema-at-once': ['value-unknown'] }

test.each(mended)('%s', async (fixture) => {
  expect(brokenFixtures).toContain(fixture)
  await withContent(fixture, async (root) => {
    const before = await checkContent(root)
    expect(applyFixes(root, before).mended).toBeGreaterThan(0)
    forgetContent()
    const after = await checkContent(root)
    expect(after.filter(isError).map(({ rule }) => rule)).toEqual(left[fixture] ?? [])
    // What was missing its translation goes on to: that is another matter.
    const told = new Set(before.flatMap(({ message, fix }) => (fix ? message : [])))
    expect(after.filter(({ message }) => told.has(message))).toEqual([])
  })
})
