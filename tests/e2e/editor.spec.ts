import { documentNames } from '../documentNames.ts'
import { editDocument, openFolder, test } from './editor.ts'

test('a title and a text are saved, and nothing else of the file changes', async ({ page }) => {
  // The editor reads all of the content.
  test.setTimeout(120_000)
  await openFolder(page)
  await editDocument(page, 'articles', documentNames('fr', 'articles')[0])
})
