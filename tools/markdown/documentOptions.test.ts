import { join } from 'node:path'
import { compile } from '@mdx-js/mdx'
import { expect, test } from 'vitest'
import { openContent } from '../content/openContent.ts'
import { whereTheyAre } from '../pictures/media.ts'
import { documentOptions } from './documentOptions.ts'

const root = process.cwd()
const content = await openContent(root, { drafts: false })
const options = documentOptions({
  root,
  texts: content,
  content: async () => content,
  locale: 'fr',
  media: whereTheyAre,
})

test.each([
  ['an import', "import x from 'node:fs'"],
  ['an export', 'export const x = process.env'],
  ['an expression', 'Un mot, {process.exit()}.'],
  ['an expression of its own', '{process.exit()}'],
  ['a component that there is not', '<Script>\n\nUn mot.\n\n</Script>'],
  ['an attribute that there is not', '<Note title="x" onClick="x">\n\nUn mot.\n\n</Note>'],
  ['an attribute that is computed', '<Note title={process.exit()}>\n\nUn mot.\n\n</Note>'],
  ['attributes that are spread', '<Note {...process.env}>\n\nUn mot.\n\n</Note>'],
  ['HTML', '<script>x</script>'],
  ['an address that runs', '[Un mot](javascript:x)'],
])('%s is refused, whoever compiles the document', async (_, markdown) => {
  const file = { value: `---\ntitle: x\n---\n\n${markdown}\n`, path: join(root, 'content/fr/articles/x.mdx') }
  await expect(compile(file, options)).rejects.toThrow(/./)
})

test('a paragraph of nothing but words of another language stays a paragraph', async () => {
  const words = ['one', 'two'].map((text) => `<Lang code="en">${text}</Lang>`)
  const value = `Un mot.\n\n${words.join(' ')}\n\n${words.join('\n\n')}\n`
  const code = String(await compile({ value, path: join(root, 'content/fr/articles/x.mdx') }, options))
  expect(code.match(/_jsxs?\(_components\.p, /g)).toHaveLength(4)
  expect(code.match(/children: " "/g) ?? code.match(/, " ", /g)).toHaveLength(1)
})

test('a valid document becomes a module that exports its front matter', async () => {
  const file = { value: '---\ntitle: x\n---\n\n"Un mot" !\n', path: join(root, 'content/fr/articles/x.mdx') }
  const code = String(await compile(file, options))
  expect(code).toContain('export const frontmatter')
  expect(code).toContain('«\u00a0Un mot\u00a0»\u202f!')
})
