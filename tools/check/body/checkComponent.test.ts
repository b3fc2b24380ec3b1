import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyFixes } from '../applyFixes.ts'
import { checkBody } from './checkBody.ts'

const file = 'content/fr/articles/x.mdx'
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-components-'))
  mkdirSync(join(root, 'content/fr/articles'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

/** Returns a body with its fixes applied, and how many diagnostics remain. */
function fixBody(body: string): { readonly fixed: string; readonly left: number } {
  writeFileSync(join(root, file), body)
  applyFixes(root, checkBody(body, file).diagnostics)
  const fixed = readFileSync(join(root, file), 'utf8')
  return { fixed, left: checkBody(fixed, file).diagnostics.length }
}

test('a slip in the name of an attribute is fixed', () => {
  expect(fixBody('<Note titel="À noter">\n\nUne note.\n\n</Note>\n')).toEqual({
    fixed: '<Note title="À noter">\n\nUne note.\n\n</Note>\n',
    left: 0,
  })
})

test('the source of a quotation is checked and fixed as links are', () => {
  const quote = (link: string) => `<PullQuote author="Ada" source="Un titre" link="${link}">\n\nOui.\n\n</PullQuote>\n`
  expect(fixBody(quote('legal-errors.mdx'))).toEqual({ fixed: quote('/articles/legal-errors'), left: 0 })
  expect(fixBody(quote('http://x.example/'))).toEqual({ fixed: quote('https://x.example/'), left: 0 })
})

test('what has to be thought about stays', () => {
  const body = '<Comparison from="klingonnais" to="fr">\n\nOne.\n\nUn.\n\n</Comparison>\n'
  expect(fixBody(body)).toEqual({ fixed: body, left: 1 })
})
