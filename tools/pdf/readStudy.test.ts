import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStudy } from './readStudy.ts'
import type { Block } from './study.ts'

/** All that content/README.md lets writers write. */
const everything = readFileSync('tests/fixtures/pdf/fr/case-studies/everything.mdx', 'utf8')

const read = (source: string) =>
  readStudy(source, {
    file: 'tests/fixtures/pdf/fr/case-studies/everything.mdx',
    locale: 'fr',
    resolve: (href) => `https://x.example${href}`,
  })

test('all that Markdown and the components may be has its place', () => {
  const { blocks, flaws, pictures } = read(everything)
  expect(flaws).toEqual([])
  const types: Block['type'][] = [
    'paragraph',
    'heading',
    'list',
    'quote',
    'code',
    'rule',
    'figure',
    'table',
    'note',
    'pullQuote',
    'footnotes',
  ]
  expect([...new Set(blocks.map(({ type }) => type))].toSorted()).toEqual(types.toSorted())
  expect(pictures.slice(0, 2).map(({ file, caption, line }) => [file, caption, line])).toEqual([
    ['/tests/fixtures/pdf/images/bridge.svg', 'La légende', 27],
    ['/tests/fixtures/pdf/images/bridge.svg', undefined, 29],
  ])
})

test('texts are set as on the page, code is left alone, links are absolute', () => {
  const [paragraph] = read(everything).blocks
  const runs = paragraph?.type === 'paragraph' ? paragraph.runs : []
  expect(runs.find(({ isItalic }) => isItalic)?.text).toBe('penché')
  expect(runs.find(({ isBold }) => isBold)?.text).toBe('gras')
  expect(runs.find(({ isStruck }) => isStruck)?.text).toBe('barré')
  expect(runs.find(({ isCode }) => isCode)?.text).toBe('code')
  expect(runs.find(({ isRaised }) => isRaised)).toMatchObject({ text: '1', target: { place: 'note-note' } })
  expect(runs.flatMap(({ target }) => target ?? [])).toEqual([
    { url: 'https://x.example/contact' },
    { place: 'une-partie' },
    { url: 'https://x.examplehttps://example.com' },
    { place: 'note-note' },
  ])
  expect(runs.at(-1)?.text).toBe('\u00a0: «\u00a0fini\u00a0».')
})

test('alignment of columns, ticks of tasks and numbers of lists are kept', () => {
  const { blocks } = read(everything)
  const find = (type: Block['type']) => blocks.filter((block) => block.type === type)
  expect(find('table')).toMatchObject([{ alignments: ['left', 'right'] }, { alignments: ['left', 'center', 'left'] }])
  expect(find('list')).toMatchObject([
    { items: [{}, { isChecked: true }, { isChecked: false }] },
    { start: 3 },
    { start: 1 },
  ])
})
