import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Root } from 'hast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { checkBody } from '../../tools/check/body/checkBody.ts'
import { isError } from '../../tools/content/diagnostics.ts'
import { compileBody } from './compileBody.ts'

const folder = fileURLToPath(new URL('../fixtures/elsewhere', import.meta.url))
const HEAD = '---\ntitle: From elsewhere\n---\n'
const files = readdirSync(folder)

/** As a reader goes through them: letters and figures, in any script. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\d\p{Emoji_Presentation}]+/gu) ?? []
}

/** Returns the text of a source without addresses, reference and footnote names, languages of code, and entities. */
function textOfSource(source: string): string {
  return source
    .replaceAll(/^\[[^\]^]+\]:\s+\S+(?:\s+(?:"[^"]*"|'[^']*'))?$/gm, '')
    .replaceAll(/\[\^[^\]]+\]:?/g, '')
    .replaceAll(/\]\([^)]*\)/g, '] ')
    .replaceAll(/\]\[[^\]]*\]/g, '] ')
    .replaceAll(/^\s*(?:`{3,}|~{3,}).*$/gm, '')
    .replaceAll(/^[ ]*\d+[.)] /gm, '')
    .replaceAll(/- \[[ xX]\]/g, '')
    .replaceAll(/&#x1F600;/g, '😀')
    .replaceAll('&eacute;', 'é')
    .replaceAll(/&(?:\w+|#\d+);/g, ' ')
}

function textOfPage(tree: Root): string {
  const texts: string[] = []
  visit(tree, (node) => {
    // The numbers of footnotes, the ways back from them, and their heading are the site's.
    if (node.type === 'element' && /^note-fnref|^footnote-label/.test(String(node.properties['id']))) return SKIP
    if (node.type === 'element' && 'dataFootnoteBackref' in node.properties) return SKIP
    if (node.type === 'text') texts.push(node.value)
    if (node.type === 'element' && typeof node.properties['alt'] === 'string') texts.push(node.properties['alt'])
    return CONTINUE
  })
  return texts.join(' ')
}

test.each(files)('ordinary Markdown from elsewhere is shown word for word: %s', (name) => {
  const source = readFileSync(join(folder, name), 'utf8')
  const file = `content/en/articles/${name}x`
  const { body, diagnostics } = checkBody(HEAD + source, file)
  expect(diagnostics.filter(isError)).toEqual([])
  if (!body) throw new Error('It was parsed.')
  const shown = wordsOf(textOfPage(compileBody(body.tree, 'en', file)).replaceAll(/[\u2018\u2019]/g, ' '))
  const written = wordsOf(textOfSource(source).replaceAll("'", ' '))
  expect(shown.toSorted()).toEqual(written.toSorted())
})
