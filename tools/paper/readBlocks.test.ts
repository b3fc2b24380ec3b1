import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from '../content/parse.ts'
import { readBlocks } from './readBlocks.ts'

const file = 'tests/fixtures/paper/fr/case-studies/everything.mdx'
/** A document with everything that content/README.md permits. */
const everything = readFileSync(file, 'utf8')

const read = (source: string) =>
  readBlocks(parse(source), { file, locale: 'fr', resolve: (url) => new URL(url, 'https://x.example/page').href })

test('links are absolute, or lead to a heading of the same document', () => {
  const { blocks } = read(
    '## Une partie\n\n[a](/contact) [b](#une-partie) [c](#video) [d](../../images/x.svg) [e][1]\n\n[1]: https://y.example/',
  )
  const links = JSON.stringify(blocks).matchAll(/"type":"link",("(?:url|place)":"[^"]*")?/g)
  expect([...links].map(([, target]) => target)).toEqual([
    '"url":"https://x.example/contact"',
    '"place":"une-partie"',
    '"url":"https://x.example/page#video"',
    undefined,
    '"url":"https://y.example/"',
  ])
})

test('a footnote is at its first reference', () => {
  const { blocks } = read('Un[^a], deux[^b], encore un[^a].\n\n[^b]: Note b.\n\n[^a]: Note a.')
  expect(blocks).toHaveLength(1)
  const notes = JSON.stringify(blocks).match(/"note-.","children":\[[^\]]+"value":"[^"]+"|"place":"note-."\}/g)
  expect(notes).toEqual([expect.stringContaining('Note a.'), expect.stringContaining('Note b.'), '"place":"note-a"}'])
})

test('pictures are listed once, from the root, and components have their attributes', () => {
  const { blocks, pictures } = read(everything)
  expect(pictures).toEqual(['tests/fixtures/paper/images/bridge.svg', 'tests/fixtures/paper/images/icon.png'])
  expect(blocks).toContainEqual(expect.objectContaining({ type: 'Note', title: 'Bon à savoir' }))
  expect(blocks).toContainEqual(expect.objectContaining({ type: 'PullQuote', author: 'Ada', role: 'autrice' }))
})

test('sources of quotations have links', () => {
  const { blocks } = read(everything)
  expect(blocks).toContainEqual(
    expect.objectContaining({ type: 'PullQuote', source: 'Un ouvrage', url: 'https://x.example/process' }),
  )
})
