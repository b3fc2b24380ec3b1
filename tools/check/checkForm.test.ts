import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAll, withContent } from '../../tests/content/brokenContent.ts'
import { applyFixes } from './applyFixes.ts'
import { checkForm } from './checkForm.ts'

const ARTICLE = 'content/fr/articles/mots.mdx'

test('the form of a document is told where it differs, and put right', async () => {
  await withContent(null, async (root) => {
    const change = (from: RegExp, to: string) => {
      const path = join(root, ARTICLE)
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
    }
    const check = async () => (await openAll(root)).files.filter(({ file }) => file === ARTICLE).flatMap(checkForm)
    applyFixes(root, await check())
    expect(await check()).toEqual([])

    change(/^category: (.*)$/m, 'category: "$1"')
    const found = await check()
    expect(found).toMatchObject([{ file: ARTICLE, line: 6, column: 11, rule: 'frontmatter-form', severity: 'warning' }])
    applyFixes(root, found)
    expect(await check()).toEqual([])

    change(/^category: .*$/m, '# à relire\n$&')
    const [comment, ...others] = await check()
    expect([comment?.rule, comment?.fix, others]).toEqual(['frontmatter-form', undefined, []])
  })
})
