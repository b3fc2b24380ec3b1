import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@mdx-js/mdx'
import { expect, test } from 'vitest'
import { type Content, openValidContent } from '../../tools/content/openContent.ts'
import { parse } from '../../tools/content/parse.ts'
import { documentOptions } from '../../tools/markdown/documentOptions.ts'
import { showTexts } from '../../tools/markdown/showTexts.ts'
import { readBlocks } from '../../tools/paper/readBlocks.ts'
import { whereTheyAre } from '../../tools/pictures/media.ts'
import { withContent } from './brokenContent.ts'

const FRENCH = 'content/fr/articles/mots.mdx'

/** Of the one French article, after its source was changed. */
async function readArticle(root: string, change: (source: string) => string) {
  const file = join(root, FRENCH)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  const content = await openValidContent(root, { drafts: false })
  const article = content.documents.find(({ entry }) => entry.file === `/${FRENCH}`)
  if (!article) throw new Error('The article is gone.')
  return { article, content }
}

/** Returns the compiled module of the page. */
async function compilePage(content: Content): Promise<string> {
  const { root } = content
  const file = { value: readFileSync(join(root, FRENCH)), path: join(root, FRENCH) }
  const code = String(
    await compile(
      file,
      documentOptions({ root, texts: content, content: async () => content, locale: 'fr', media: whereTheyAre }),
    ),
  )
  return code.slice(code.indexOf('_createMdxContent'))
}

const showFigures = (source: string) =>
  source
    .replace(
      /^description: .*$/m,
      'description: Une page coûte $t(facts:price), et la réponse vient dans les $t(facts:reply).',
    )
    .replace('Un paragraphe,', 'Une page coûte **$t(facts:price)**,')

test('a document shows the figures of facts.json: in lists, on its page, on paper', async () => {
  await withContent(null, async (root) => {
    const { article, content } = await readArticle(root, showFigures)
    expect(article.entry.frontmatter).toMatchObject({
      description: 'Une page coûte 100\u00a0€, et la réponse vient dans les 24\u00a0heures.',
    })
    const tree = parse(article.source)
    showTexts(tree, content.showable.fr)
    const paper = readBlocks(tree, { file: FRENCH, locale: 'fr', resolve: (url) => url })
    for (const shown of [await compilePage(content), JSON.stringify(paper)]) {
      expect(shown).toContain('100\u00a0€')
      expect(shown).not.toContain('$t(')
    }
  })
})

test('another price is another page, and the same text to translate', async () => {
  await withContent(null, async (root) => {
    const { article: before } = await readArticle(root, showFigures)
    const facts = join(root, 'content/fr/strings/facts.json')
    writeFileSync(facts, readFileSync(facts, 'utf8').replace('100 €', '120 €'))
    const { article: after, content } = await readArticle(root, (source) => source)
    expect(after.text?.digest).toBe(before.text?.digest)
    expect(await compilePage(content)).toContain('120\u00a0€')
  })
})
