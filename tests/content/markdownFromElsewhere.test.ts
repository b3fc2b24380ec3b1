import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Root } from 'hast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { checkBody } from '../../tools/check/body/checkBody.ts'
import { isError, sortDiagnostics } from '../../tools/content/diagnostics.ts'
import { compileBody } from './compileBody.ts'

const folder = fileURLToPath(new URL('../fixtures/elsewhere', import.meta.url))
const HEAD = '---\ntitle: From elsewhere\n---\n'
const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
const reported = files.filter((name) => existsSync(expectedFile(name)))
const shownWhole = files.filter((name) => !read(name).diagnostics.some(isError))

function expectedFile(name: string): string {
  return join(folder, name.replace(/\.md$/, '.txt'))
}

function read(name: string) {
  const source = readFileSync(join(folder, name), 'utf8')
  const file = `content/en/articles/${name}x`
  return { source, file, ...checkBody(HEAD + source, file) }
}

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

describe('ordinary Markdown from elsewhere is shown word for word', () => {
  test.each(shownWhole)('%s', (name) => {
    const { source, file, body } = read(name)
    if (!body) throw new Error('It was parsed.')
    const html = compileBody(body.tree, 'en', file)
    const shown = wordsOf(textOfPage(html).replaceAll(/[\u2018\u2019]/g, ' '))
    const written = wordsOf(textOfSource(source).replaceAll("'", ' '))
    expect(shown.toSorted()).toEqual(written.toSorted())
  })
})

describe('syntax that would not be shown as intended is reported, with a replacement', () => {
  test.each(reported)('%s', async (name) => {
    const lines = sortDiagnostics(read(name).diagnostics).map(
      ({ line, column, severity, rule }) => `${line}:${column}  ${severity ? `${severity}: ` : ''}${rule}\n`,
    )
    await expect(lines.join('')).toMatchFileSnapshot(expectedFile(name))
  })
})

test('there are documents of both kinds', () => {
  expect(shownWhole.length).toBeGreaterThan(6)
  expect(reported.length).toBeGreaterThan(3)
})
