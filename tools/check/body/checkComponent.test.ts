import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyFixes } from '../applyFixes.ts'
import { checkBody } from '../../content/body.ts'

const file = 'content/fr/articles/x.mdx'
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-components-'))
  mkdirSync(join(root, 'content/fr/articles'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

/** A body after its mistakes have been mended, and how many are left. */
function mend(body: string): { readonly mended: string; readonly left: number } {
  writeFileSync(join(root, file), body)
  applyFixes(root, checkBody(body, file).diagnostics)
  const mended = readFileSync(join(root, file), 'utf8')
  return { mended, left: checkBody(mended, file).diagnostics.length }
}

test('a slip in the name of an attribute is mended', () => {
  expect(mend('<Note titel="À noter">\n\nUne note.\n\n</Note>\n')).toEqual({
    mended: '<Note title="À noter">\n\nUne note.\n\n</Note>\n',
    left: 0,
  })
})

test('the name of a language becomes its code', () => {
  expect(mend('<Comparison from="Anglais"\n  to="fr_ca">\n\nOne.\n\nUn.\n\n</Comparison>\n')).toEqual({
    mended: '<Comparison from="en"\n  to="fr-CA">\n\nOne.\n\nUn.\n\n</Comparison>\n',
    left: 0,
  })
})

test('the source of a quotation is held to what links are, and mended as they are', () => {
  const quote = (link: string) => `<PullQuote author="Ada" source="Un titre" link="${link}">\n\nOui.\n\n</PullQuote>\n`
  expect(mend(quote('legal-errors.mdx'))).toEqual({ mended: quote('/articles/legal-errors'), left: 0 })
  expect(mend(quote('http://x.example/'))).toEqual({ mended: quote('https://x.example/'), left: 0 })
})

test('what has to be thought about stays', () => {
  const body = '<Comparison from="klingonnais" to="fr">\n\nOne.\n\nUn.\n\n</Comparison>\n'
  expect(mend(body)).toEqual({ mended: body, left: 1 })
})
