import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '../../../content/collections.ts'
import { forEachLocale } from '../../../renderer/languages.ts'
import { remarksOn } from '../../check/body/checkBody.ts'
import { parseFrontmatter } from '../frontmatter/parseFrontmatter.ts'
import { readDocument } from '../readDocument.ts'

const inLines = (part: string) =>
  Array.from({ length: 7 }, () => part.repeat(Math.floor(2000 / part.length))).join('\n  ')

/** Front matter that is expensive to parse, at the size limit of a document. */
const frontmatters: Readonly<Record<string, string>> = {
  'unknown keys': Array.from({ length: 1500 }, (_, index) => `key${index}: x`).join('\n'),
  'nested brackets': `a: ${'['.repeat(16_000)}`,
  'nested braces': `a: ${'{a: '.repeat(4000)}`,
  'nested hyphens': '- '.repeat(8000),
  'nested keys': Array.from({ length: 170 }, (_, index) => `${' '.repeat(index)}a:`).join('\n'),
  quotes: `a: ${inLines('"')}`,
  colons: `a: ${inLines(': ')}`,
  comments: `a: ${inLines(' #')}`,
  names: `a: ${inLines('&a ')}`,
  references: `a: &x [1]\n${Array.from({ length: 50 }, (_, index) => `b${index}: [*x, *x, *x, *x]`).join('\n')}`,
  'open quotes': `a:\n${Array.from({ length: 1000 }, () => "  - 'L'oeil").join('\n')}`,
  'one line': 'x'.repeat(60_000),
}

test.each(Object.keys(frontmatters))('%s in a front matter are refused, in a few words', (name) => {
  const { data, diagnostics } = parseFrontmatter(
    `---\n${frontmatters[name]}\n---\n`,
    'x.mdx',
    collections.articles.schema,
  )
  expect(data).toBeUndefined()
  expect(diagnostics.length).toBeGreaterThan(0)
  for (const { message } of diagnostics) expect(message.length).toBeLessThan(500)
})

/** Bodies that are expensive to parse: each is reported, or parsed quickly. */
const bodies: Readonly<Record<string, string>> = {
  'nested quotations': `${'>'.repeat(50_000)}a`,
  'nested lists': `${'- '.repeat(20_000)}a`,
  brackets: '[a '.repeat(15_000),
  links: `${'['.repeat(290)}${'](a)'.repeat(290)}\n`.repeat(5),
  emphasis: '*a_ '.repeat(15_000),
  backquotes: '`a ``b '.repeat(8000),
  tags: '<Note title="a">\n\n'.repeat(3000),
  braces: '{a '.repeat(15_000),
  footnotes: 'a[^1] '.repeat(9000),
  'a wide table': `${'|a'.repeat(700)}|\n${'|-'.repeat(700)}|\n`,
  'deep lists': Array.from({ length: 1500 }, (_, depth) => `${'  '.repeat(depth % 30)}- a`).join('\n'),
  underlines: `a\n${'=\n'.repeat(20_000)}`,
  addresses: 'https://a.example/b '.repeat(3000),
  'at signs': 'a@b.example '.repeat(4000),
}

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'site-hostile-'))
  mkdirSync(join(root, 'content/fr/articles'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

test.each(Object.keys(bodies))('%s in a body keep nobody waiting', (name) => {
  const file = 'content/fr/articles/x.mdx'
  writeFileSync(join(root, file), `---\ntitle: x\n---\n\n${bodies[name]}\n`)
  const showable = forEachLocale(() => new Map())
  const context = { root, pictures: new Map(), showable, day: '2026-11-22' }
  const read = readDocument(context, file)
  const remarks = read.partial ? remarksOn(read.partial.body) : []
  expect(read.diagnostics.length + remarks.length).toBeGreaterThan(0)
})
