import { expect, test } from 'vitest'
import { openAll, withContent } from '../../../tests/content/brokenContent.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { diagnosticsOfPage } from './diagnosticsOfPage.ts'

const files = [
  'content/fr/articles/mots.mdx',
  'content/en/articles/mots.mdx',
  'content/fr/articles/illisible.mdx',
  'content/fr/strings/contact.json',
  'content/en/strings/contact.json',
]
const diagnostics: readonly Diagnostic[] = files.map((file) => ({ file, line: 1, column: 1, message: 'wrong' }))

/** Returns the files whose diagnostics a page shows first, in the valid content. */
function filesShownAt(address: string, without: readonly string[] = []): Promise<string[]> {
  return withContent(null, async (root) => {
    const documents = (await openAll(root)).documents.filter(({ entry }) => !without.includes(entry.file.slice(1)))
    const reported = diagnostics.filter(({ file }) => !without.includes(file))
    const { here, elsewhere } = diagnosticsOfPage(address, documents, reported)
    expect(here.length + elsewhere.length).toBe(reported.length)
    return here.map(({ file }) => file)
  })
}

test('a document shows its own diagnostics, in its language', async () => {
  expect(await filesShownAt('/fr/articles/mots')).toEqual(['content/fr/articles/mots.mdx'])
  expect(await filesShownAt('/en/articles/mots')).toEqual(['content/en/articles/mots.mdx'])
})

test('a page without translation shows those of the document shown instead', async () => {
  expect(await filesShownAt('/en/articles/mots', ['content/en/articles/mots.mdx'])).toEqual([
    'content/fr/articles/mots.mdx',
  ])
})

test('other pages show those of the texts in their language', async () => {
  expect(await filesShownAt('/en/contact')).toEqual(['content/en/strings/contact.json'])
  expect(await filesShownAt('/contact')).toEqual(['content/fr/strings/contact.json'])
})
