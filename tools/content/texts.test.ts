import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withContent } from '../../tests/content/brokenContent.ts'
import { ContentError } from './diagnostics.ts'
import { openTexts, readText, readTexts } from './texts.ts'

const FILE = 'content/fr/strings/contact.json'

/** Reads a file of strings, and returns the errors. */
function readWith(source: string, read: (root: string) => unknown): Promise<unknown> {
  return withContent(null, async (root) => {
    writeFileSync(join(root, FILE), source)
    try {
      return read(root)
    } catch (error) {
      return error
    }
  })
}

test.each([
  '{ "title": "Contact", }',
  '',
  '{ "title": "Contact"',
  '{ "__proto__": { "title": "Contact" } }',
  '{ "title": null }',
])('the error names the file and the position: %s', async (source) => {
  for (const read of [
    (root: string) => readText(openTexts(root), 'fr', 'contact:title'),
    (root: string) => readTexts(openTexts(root), 'fr', 'contact'),
  ]) {
    const error = await readWith(source, read)
    expect(error).toBeInstanceOf(ContentError)
    expect(String(error)).toMatch(/content\/fr\/strings\/contact\.json:\d+:\d+ {2}\S/)
  }
})

test('any text may name the agency’s details', async () => {
  const text = await readWith('{ "title": "Tél. {{agencyPhones}}" }', (root) =>
    readText(openTexts(root), 'fr', 'contact:title'),
  )
  expect(text).toMatch(/^Tél\. \+?\d/)
})
