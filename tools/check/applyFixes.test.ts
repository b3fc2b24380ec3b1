import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Diagnostic } from '../content/diagnostics.ts'
import { applyFixes } from './applyFixes.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'site-fixes-'))
})
afterAll(() => rmSync(root, { recursive: true }))

const FILE = 'x.mdx'

/** A diagnostic whose fix replaces a piece of a line. */
function replace(line: number, column: number, length: number, text: string): Diagnostic {
  const change = { file: FILE, from: { line, column }, to: { line, column: column + length }, text }
  return { file: FILE, line, column, message: '', fix: [change] }
}

function fix(source: string, ...diagnostics: readonly Diagnostic[]) {
  writeFileSync(join(root, FILE), source)
  const { fixed } = applyFixes(root, diagnostics)
  return { fixed, source: readFileSync(join(root, FILE), 'utf8') }
}

test('a fix applies at its original position even when an earlier one adds text', () => {
  const { source } = fix(
    'one two\nthree\n',
    replace(1, 1, 3, 'uno\nuno'),
    replace(1, 5, 3, 'due'),
    replace(2, 1, 5, 'tre'),
  )
  expect(source).toBe('uno\nuno due\ntre\n')
})

test('line ends and the byte order mark stay', () => {
  expect(fix('\ufeffone\r\ntwo\r\n', replace(2, 1, 3, 'due\ndue')).source).toBe('\ufeffone\r\ndue\r\ndue\r\n')
})

test('of two that touch the same words, the second waits', () => {
  expect(fix('one two\n', replace(1, 1, 7, 'all'), replace(1, 5, 3, 'due'))).toEqual({ fixed: 1, source: 'all\n' })
})

test('the same fix reported twice is applied once', () => {
  expect(fix('one\n', replace(1, 1, 3, 'uno'), replace(1, 1, 3, 'uno'))).toEqual({ fixed: 2, source: 'uno\n' })
})
