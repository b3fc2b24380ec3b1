import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { editDocument, openFolder, test } from './editor.ts'

test('a title and a text are saved, and nothing else of the file changes', async ({ page }) => {
  // The editor reads all of the content.
  test.setTimeout(120_000)
  await openFolder(page)
  const [file = ''] = globSync('content/fr/articles/*.mdx').toSorted()
  await editDocument(page, 'articles', basename(file, '.mdx'))
})
