import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Change } from '../content/diagnostics.ts'
import { applyFixes } from './applyFixes.ts'

const root = mkdtempSync(join(tmpdir(), 'site-fixes-'))
afterAll(() => rmSync(root, { recursive: true }))

function fix(source: string, ...changes: readonly Change[]) {
  writeFileSync(join(root, 'x.mdx'), source)
  const diagnostics = changes.map((change) => ({ file: 'x.mdx', line: 1, column: 1, message: '', fix: change }))
  const { fixed } = applyFixes(root, diagnostics)
  return { fixed, source: readFileSync(join(root, 'x.mdx'), 'utf8') }
}

test('each is applied at its place, whatever the others add', () => {
  const changes = [
    { from: 0, to: 3, text: 'uno\nuno' },
    { from: 4, to: 7, text: 'due' },
  ]
  expect(fix('one two\n', ...changes)).toEqual({ fixed: 2, source: 'uno\nuno due\n' })
})

test('of those that overlap, and of one told twice, one is applied', () => {
  const due = { from: 4, to: 7, text: 'due' }
  expect(fix('one two\n', { from: 0, to: 7, text: 'all' }, due, due)).toEqual({ fixed: 1, source: 'one due\n' })
})
