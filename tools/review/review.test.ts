import { parse } from 'node-html-parser'
import sharp from 'sharp'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { everyKind, pageAt, untouched } from '../../tests/fixtures/review/review.ts'
import { pairRenamed } from './documents.ts'
import { formatComment } from './formatComment.tsx'
import { causedByBranch } from './makeReview.ts'
import { choosePages, cutToDifference } from './pictures.ts'
import type { Review } from './review.ts'

const PREVIEW = 'https://preview.example'
const PRODUCTION = 'https://www.passerelle.example'
const comment = (review: Review) => formatComment(review, PREVIEW, PRODUCTION)
const entriesOf = (review: Review) => parse(comment(review)).querySelector('ul')?.children ?? []

describe('the comment', () => {
  test('says what matters first, in the language of what was written, and leads to it', () => {
    const entries = entriesOf(everyKind).map((entry) => entry.textContent)
    expect(entries.map((entry) => /leads to|pricePerPage|alert|contact|Pay|careers/.exec(entry)?.[0])).toEqual([
      'leads to',
      'pricePerPage',
      'alert',
      'contact',
      undefined, // The pages that repeat it.
      undefined, // The orphaned portrait.
      'careers',
      'careers',
    ])
    expect(entries[1]).toMatch(/100.*110.*€.*€100 \(inchangé\)/)
    const links = parse(comment(everyKind))
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining([`${PREVIEW}/review`, `${PRODUCTION}/fr/articles/prix`]))
    const english = { ...untouched, texts: [{ name: 'a', values: { fr: {}, en: { after: 'New' } }, pages: [] }] }
    expect(comment(english)).toContain('Open the review page')
  })

  test('has at most 20 entries, the price among them', () => {
    const pages = Array.from({ length: 60 }, (_, index) => pageAt(`/fr/${index}`))
    const flaws = Array.from({ length: 30 }, (_, line) => ({ file: 'a', line, column: 1, message: 'is wrong' }))
    const entries = entriesOf({ ...everyKind, pages, flaws })
    expect(entries).toHaveLength(20)
    expect(entries.some((entry) => entry.textContent.includes('pricePerPage'))).toBe(true)
    expect(comment({ ...everyKind, pages, flaws })).toMatch(/… \d+ autres changements/)
  })

  test('leaves lists and passages out before what they are of', () => {
    const [price] = everyKind.texts
    const pages = Array.from({ length: 200 }, (_, index) => `/fr/articles/${index}`)
    const runs = Array.from({ length: 200 }, (_, index) => ({ kind: 'added' as const, text: `mot ${index}` }))
    const long: Review = {
      ...everyKind,
      texts: price ? [{ ...price, pages }] : [],
      pages: [pageAt('/fr/contact', { passages: [runs] })],
    }
    expect(comment(long)).toMatch(/pricePerPage.*200 pages le montrent.*\/fr\/contact<\/code><\/a> modifié/)
    expect(comment(long).length).toBeLessThan(20_000)
  })

  test('says that nothing changed', () => {
    expect(comment(untouched)).toContain('Cette branche ne change rien au site')
  })

  test.each([
    '@everyone',
    'fixes #12 and owner/repo#3 and GH-4',
    '<img src=x onerror=alert(1)>',
    '![picture](https://evil.example/x.png) https://evil.example www.evil.example',
    'one\n\n# two\n\n[x]: https://evil.example',
    '</li></ul>\n\n*bold* :tada:',
    '&lt;b&gt; &#64;everyone \u202e \0',
  ])('shows %j, and does nothing else with it', (text) => {
    const hostile: Review = {
      ...everyKind,
      documents: everyKind.documents.map((document) => ({ ...document, title: text })),
      flaws: [{ file: text, line: 1, column: 1, message: text }],
      texts: [{ name: text, values: { fr: { before: '', after: text }, en: {} }, pages: [] }],
      pages: [pageAt('/fr/a', { passages: [[{ kind: 'added', text }]] })],
      notCompared: { reason: 'notBuilt', message: text },
    }
    const written = comment(hostile)
    const tree = unified().use(remarkParse).use(remarkGfm).parse(written)
    expect(tree.children.map(({ type }) => type)).toEqual(['html', 'html'])
    const html = parse(written)
    expect(html.querySelectorAll('img, script')).toEqual([])
    expect(written).not.toMatch(/[\u202e\0]/)
    for (const code of html.querySelectorAll('code')) code.remove()
    expect(html.textContent).not.toMatch(/@\w|#\d|:\/\/|www\.|GH-\d|:tada:/)
  })

  test('leads nowhere but to the web', () => {
    expect(() => formatComment(everyKind, 'javascript:alert(1)', PRODUCTION)).toThrow('is no address of a site')
  })
})

test('a document that says which name it had is renamed, whatever git makes of it', async () => {
  const place = (name: string) => `content/fr/articles/${name}.mdx`
  const changes = [
    { file: place('ancien'), change: 'removed' as const },
    { file: place('nouveau'), change: 'added' as const },
    { file: 'content/en/articles/ici.mdx', change: 'renamed' as const, before: 'content/en/team/la.mdx' },
  ]
  expect(await pairRenamed(changes, async () => '---\ntitle: Nouveau\nformerly: [ancien]\n---\n')).toEqual([
    { file: place('nouveau'), change: 'renamed', before: place('ancien') },
    { file: 'content/en/articles/ici.mdx', change: 'added' },
    { file: 'content/en/team/la.mdx', change: 'removed' },
  ])
})

test('of what is wrong, a review tells what the branch caused: errors first, orphans too, nothing that was there', () => {
  const flaw = (file: string, message: string) => ({ file, line: 1, column: 1, message })
  const old = { ...flaw('content/words.txt', 'nothing needs it'), severity: 'warning' as const }
  const orphan = { ...flaw('content/images/nadia.svg', 'is shown nowhere'), severity: 'warning' as const }
  const moved = { ...flaw('b.mdx', 'is long'), line: 9, severity: 'warning' as const }
  const error = flaw('z.mdx', 'is wrong')
  const changes = [{ file: 'b.mdx', change: 'renamed' as const, before: 'a.mdx' }]
  const before = [old, { ...moved, file: 'a.mdx' }]
  expect(causedByBranch([old, orphan, moved, error], before, changes)).toEqual([error, orphan])
})

describe('pictures', () => {
  const image = (height: number, line: number) =>
    sharp({ create: { width: 50, height, channels: 3, background: 'white' } })
      .composite([{ input: { create: { width: 50, height: 10, channels: 3, background: 'red' } }, top: line, left: 0 }])
      .png()
      .toBuffer()

  test('are of pages whose own words or styles changed: one for each cause', () => {
    expect(choosePages(everyKind).map(({ address }) => address)).toEqual([
      '/fr/articles/tarifs',
      '/fr/contact',
      '/fr/careers',
    ])
  })

  test('are cut to what differs, and none where nothing does', async () => {
    const files = await cutToDifference(await image(4000, 3000), await image(4100, 3020))
    const sizes = await Promise.all(files.map(async ({ data }) => (await sharp(data).metadata()).height))
    expect(files.map(({ side }) => side)).toEqual(['before', 'after'])
    // From above the line to the end of the longer one, as far as each goes.
    expect(sizes).toEqual([1120, 1220])
    expect(await cutToDifference(await image(200, 20), await image(200, 20))).toEqual([])
  })
})
