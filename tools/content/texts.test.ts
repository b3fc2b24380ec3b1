import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withContent } from '../../tests/content/brokenContent.ts'
import { ContentError } from './diagnostics.ts'
import { readText, readTexts } from './texts.ts'

const FILE = 'content/fr/strings/contact.json'

/** What reading says of a file of strings. */
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
])('whoever reads the texts is told the file and the place: %s', async (source) => {
  for (const read of [
    (root: string) => readText(root, 'fr', 'contact:title'),
    (root: string) => readTexts(root, 'fr', 'contact'),
  ]) {
    const error = await readWith(source, read)
    expect(error).toBeInstanceOf(ContentError)
    expect(String(error)).toMatch(/content\/fr\/strings\/contact\.json:\d+:\d+ {2}\S/)
  }
})

test('a byte order mark does no harm', async () => {
  expect(await readWith('\ufeff{ "title": "Contact" }', (root) => readText(root, 'fr', 'contact:title'))).toBe(
    'Contact',
  )
})

test('any text may name the agency’s details', async () => {
  const text = await readWith('{ "title": "Tél. {{agencyPhoneCanada}}" }', (root) =>
    readText(root, 'fr', 'contact:title'),
  )
  expect(text).toMatch(/^Tél\. \+?\d/)
})
