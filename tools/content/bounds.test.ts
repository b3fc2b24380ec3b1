import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBounds } from './bounds.ts'
import { loadDocument } from './loadDocument.ts'

const FILE = 'content/fr/articles/x.mdx'
const head = `${readFileSync('tests/fixtures/valid/content/fr/articles/mots.mdx', 'utf8').split('\n').slice(0, 11).join('\n')}\n\n`

describe('too much of something is told before anything is parsed', () => {
  test.each([
    ['characters', 'mot '.repeat(2_000).concat('\n').repeat(26), /^the text has more than 200,000 characters/],
    ['lines', 'a\n\n'.repeat(1_100), /^the text has more than 2,000 lines/],
    ['a line', 'mot '.repeat(2_600), /^a line of more than 10,000 characters/],
    ['a sign in a row', '>'.repeat(100_000), /^">" more than 300 times in a row/],
    ['spaces in a row', `a${' '.repeat(400)}b`, /^a space more than 300 times in a row/],
    ['nested lists in a line', `${'- '.repeat(1_000)}a`, /^lists or quotations within each other, more than 12 deep/],
    ['nested numbers', `${'1. '.repeat(20)}a`, /^lists or quotations within each other, more than 12 deep/],
    [
      'nested lists',
      Array.from({ length: 1_000 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
      /^an item of a list stands more than 60 columns to the right/,
    ],
    ['items', '- - - - a\n'.repeat(1_000), /^more than 3,000 items of lists/],
    ['brackets', '[a '.repeat(2_000), /^the text has \[ more than 1,500 times/],
    ['footnotes', 'a[^1] '.repeat(600), /^the text has \[\^ more than 500 times/],
    ['tags', '<Note title="a">\n\n'.repeat(700), /^the text has < more than 600 times/],
    ['braces', '{a '.repeat(600), /^the text has \{ more than 500 times/],
  ])('%s', (_, body, message) => {
    expect(checkBounds(body, FILE).map(({ message: told }) => told)).toContainEqual(expect.stringMatching(message))
  })
})

test('a line across the page is no nested list, and neither is a deep program', () => {
  expect(checkBounds(`${'* '.repeat(40)}\n\n\`\`\`\n${' '.repeat(100)}a\n\`\`\``, FILE)).toEqual([])
})

test('no document of the site comes near', () => {
  for (const file of globSync('content/*/*/*.mdx')) {
    const source = readFileSync(file, 'utf8')
    expect(checkBounds(source.repeat(5), file)).toEqual([])
  }
})

describe('as much as is allowed takes less than two seconds of the processor', () => {
  let root = ''
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'site-bounds-'))
    mkdirSync(join(root, 'content/fr/articles'), { recursive: true })
  })
  afterAll(() => {
    rmSync(root, { recursive: true })
  })

  const inLines = (unit: string, count: number): string => {
    const most = Math.floor(9_900 / unit.length)
    return Array.from({ length: Math.ceil(count / most) }, (_, line) =>
      unit.repeat(Math.min(most, count - line * most)),
    ).join('\n')
  }

  test.each([
    ['brackets that open and close', `${'['.repeat(290)}${'](a)'.repeat(290)}\n`.repeat(5)],
    ['emphasis that crosses itself', inLines('*_', 3_900)],
    ['emphasis that is not read', '*a_ *b_ \n'.repeat(1_900)],
    ['backquotes', inLines('`a ``b ', 990)],
    ['a wide table', `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${`${'|a'.repeat(950)}|\n`.repeat(2)}`],
    ['a long table', `|a|b|\n|-|-|\n${'|a|\n'.repeat(1_900)}`],
    ['components within each other', `${'<Note title="a">\n\n'.repeat(299)}x\n\n${'</Note>\n\n'.repeat(299)}`],
    ['tags that are never closed', 'a<br>\n'.repeat(599)],
    ['braces that are never closed', `{${'mot '.repeat(95)}\n\n`.repeat(300)],
    ['entities', inLines('&amp;', 1_490)],
    ['footnotes', Array.from({ length: 249 }, (_, n) => `a[^${n}]\n\n[^${n}]: x\n\n`).join('')],
    ['deep lists', Array.from({ length: 1_900 }, (_, n) => `${'  '.repeat(n % 30)}- a`).join('\n')],
    ['deep lists in a line', `${'- '.repeat(11)}a\n`.repeat(250)],
    ['quotations of lists', `${'> '.repeat(6)}${'- '.repeat(5)}a\n`.repeat(250)],
    ['lines that underline', `a\n${'=\n'.repeat(1_900)}`],
    ['headings that are none', '##a\n'.repeat(1_900)],
    ['bullets', '• a\n'.repeat(1_900)],
    ['text, and a mistake', `{\n\n${`${'Un paragraphe de texte. '.repeat(20)}\n\n`.repeat(380)}`],
  ])('%s', (_, body) => {
    writeFileSync(join(root, FILE), head + body)
    const { diagnostics } = loadDocument(
      {
        root,
        pictures: new Map(),
        texts: () => new Map(),
        day: '2026-11-22',
      },
      FILE,
    )
    expect(diagnostics.map(({ message }) => message).join('\n')).not.toMatch(/more than/)
  })
})
