import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAll, withContent } from '../../tests/content/brokenContent.ts'
import { applyFixes } from './applyFixes.ts'
import { checkForm } from './checkForm.ts'

const ARTICLE = 'content/fr/articles/mots.mdx'
const TEXTS = 'content/fr/strings/contact.json'

test('the form of documents and texts is told where it differs, and put right', async () => {
  await withContent(null, async (root) => {
    const change = (file: string, from: RegExp, to: string) => {
      const path = join(root, file)
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
    }
    const check = async () => checkForm(await openAll(root)).filter(({ file }) => [ARTICLE, TEXTS].includes(file))
    applyFixes(root, await check())
    expect(await check()).toEqual([])

    change(ARTICLE, /^category: (.*)$/m, 'category: "$1"')
    change(TEXTS, /\n {2}"/, '\n"')
    const found = await check()
    expect(found.map(({ file, line, column, rule, severity }) => [file, line, column, rule, severity])).toEqual([
      [ARTICLE, 6, 11, 'frontmatter-form', 'warning'],
      [TEXTS, 2, 1, 'text-form', 'warning'],
    ])
    applyFixes(root, found)
    expect(await check()).toEqual([])

    change(ARTICLE, /^category: .*$/m, '# à relire\n$&')
    const [comment, ...others] = await check()
    expect([comment?.rule, comment?.fix, others]).toEqual(['frontmatter-form', undefined, []])
  })
})
