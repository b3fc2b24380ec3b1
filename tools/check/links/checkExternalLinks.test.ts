import { expect, test } from 'vitest'
import { checkExternalLinks, listAddedLinks } from './checkExternalLinks.ts'

test('addresses are those of added lines, in their place', () => {
  const difference = `+++ b/content/fr/articles/x.mdx
@@ -3 +4,2 @@ title
-Lisez [ceci](https://old.example).
+Lisez [ceci](https://new.example/a).
+Et https://other.example/b.`
  expect(listAddedLinks(difference)).toEqual([
    { url: 'https://new.example/a', place: { file: 'content/fr/articles/x.mdx', line: 4, column: 14 } },
    { url: 'https://other.example/b', place: { file: 'content/fr/articles/x.mdx', line: 5, column: 4 } },
  ])
})

test('without history nothing is asked', async () => {
  const asked: string[] = []
  const ask = async (url: string) => {
    asked.push(url)
    return 404
  }
  expect(await checkExternalLinks('/', ask)).toEqual([])
  expect(asked).toEqual([])
})
