import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Change, Diagnostic, Position } from '../../tools/content/diagnostics.ts'
import { checkContent, forgetContent } from '../../tools/content/load.ts'
import { withContent } from './brokenContent.ts'

type Replacement = Extract<Change, { kind: 'replace' }>

function offsetOf(source: string, { line, column }: Position): number {
  const before = source.split('\n').slice(0, line - 1)
  return before.reduce((length, text) => length + text.length + 1, column - 1)
}

/** Mends what can be mended without thinking, from the end of each file to its beginning. */
function mend(root: string, diagnostics: readonly Diagnostic[]): void {
  const changes = diagnostics.flatMap(({ fix = [] }) => fix)
  const replacements = changes.filter((change): change is Replacement => change.kind === 'replace')
  const fromTheEnd = replacements.toSorted((a, b) => b.from.line - a.from.line || b.from.column - a.from.column)
  for (const { file, from, to, text } of fromTheEnd) {
    const source = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), source.slice(0, offsetOf(source, from)) + text + source.slice(offsetOf(source, to)))
  }
  for (const change of changes) {
    if (change.kind !== 'move') continue
    mkdirSync(dirname(join(root, change.to)), { recursive: true })
    renameSync(join(root, change.file), join(root, change.to))
  }
}

async function mendAndCheck(fixture: string): Promise<string[]> {
  return withContent(fixture, async (root) => {
    mend(root, await checkContent(root))
    forgetContent()
    return (await checkContent(root)).map(({ file, message }) => `${file} ${message}`)
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
  expect(await mendAndCheck('picture-beside-each-text')).toEqual([
    'content/fr/articles/photo.jpg is the same picture as content/images/photo.jpg. Write ../../images/photo.jpg, and delete this one',
  ])
})
