import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MdxBody } from '../../components/mdx/MdxBody.tsx'
import { provideContent } from '../../renderer/contentSource.ts'
import type { Entry } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'
import { PageContextProvider } from '../../renderer/PageContext.tsx'
import { contentSourceOf } from '../../tools/content/contentSource.ts'
import type { Diagnostic } from '../../tools/content/diagnostics.ts'
import { checkContent, forgetContent, readDocuments } from '../../tools/content/load.ts'
import { compileExample } from '../../tools/markdown/compileExample.ts'
import { createRandom, mutations } from './mutations.ts'

/** Of each kind of document, with all that Markdown and our components are between them. */
const files = [
  'content/fr/articles/legal-errors.mdx',
  'content/en/articles/human-vs-machine.mdx',
  'content/fr/articles/prix-traduction.mdx',
  'content/en/articles/localization-cruciale.mdx',
  'content/fr/case-studies/legal-translation.mdx',
  'content/en/services/localization.mdx',
  'content/fr/team/nadia-belhadj-roy.mdx',
  'content/en/policies/politique-securite.mdx',
]

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'site-mutations-'))
  for (const folder of ['content', 'pages', 'components', 'renderer', 'tools'])
    cpSync(folder, join(root, folder), { recursive: true })
})

afterAll(() => rmSync(root, { recursive: true }))

test('the documents are in order before', async () => {
  expect((await checkContent(root)).filter(({ file }) => files.includes(file))).toEqual([])
})

test('there are at least 500 of them', () => {
  expect(mutations.length * files.length).toBeGreaterThanOrEqual(500)
})

describe('a document that is broken is told of, with its place, or shows all of its words', () => {
  test.each(mutations.map((mutation, index) => ({ ...mutation, seed: index })))('$name', async ({ apply, seed }) => {
    const faults: unknown[] = []
    for (const [index, file] of files.entries()) {
      const path = join(root, file)
      const source = readFileSync(path, 'utf8')
      const broken = apply(source, createRandom(1000 * seed + index))
      writeFileSync(path, broken)
      forgetContent(file)
      // One after the other: they share the folder.
      // oxlint-disable-next-line no-await-in-loop
      faults.push(...(await findFaults(file, broken)).map((fault) => `${file}: ${fault}`))
      writeFileSync(path, source)
      forgetContent(file)
    }
    expect(faults).toEqual([])
  })
})

const addressOf = (path: string) => path
const compile = (markdown: string, locale: Locale) => compileExample(markdown, { root, locale, addressOf })

async function findFaults(file: string, broken: string | Uint8Array): Promise<string[]> {
  const diagnostics = (await checkContent(root)).filter(isOfMistake)
  const source = typeof broken === 'string' ? broken : new TextDecoder().decode(broken)
  const misplaced = diagnostics.filter((diagnostic) => !isInPlace(diagnostic, source))
  if (diagnostics.length > 0) return misplaced.map((diagnostic) => `badly told: ${JSON.stringify(diagnostic)}`)

  const documents = await readDocuments(root)
  const document = documents.find(({ entry }) => `/${file}` === entry.file)
  if (!document) return ['is not told of, and is not there']
  const options = { root, addressOf, pdfSize: () => undefined, translations: [], compileExample: compile }
  provideContent(contentSourceOf(documents, options))
  const html = await renderBody(document.entry)
  const shown = wordsOf([JSON.stringify(document.entry.frontmatter), wordsIn(html)].join('\n'))
  const lost = [...wordsOf(readable(source))].filter((word) => !shown.has(word))
  const [mark] = MARKS.exec(proseOf(html)) ?? []
  return [
    ...(lost.length > 0 ? [`lost without a word: ${lost.join(', ')}`] : []),
    ...(mark === undefined ? [] : [`shows the mark ${mark}`]),
  ]
}

/** Of Markdown and of components, where a visitor reads them. */
const MARKS = /\*\*|\]\(|(?<!\S)#{2,6}(?=\S)|```|\[\^|^\s*\|.*\||<\/?[A-Z]\w|<!--|\ufffd|Ã©/m

/** That the other language is not up to date any more says nothing of the mistake; that one is missing was so before. */
function isOfMistake({ rule }: Diagnostic): boolean {
  return rule !== 'translation-stale' && rule !== 'translation-missing'
}

function isInPlace({ file, line, column, message }: Diagnostic, source: string): boolean {
  const lines = source.split(/\r\n|\n|\r/)
  const isThere = line >= 1 && column >= 1 && (!files.includes(file) || line <= lines.length + 1)
  return isThere && message.length > 10 && !/undefined|\[object|NaN|\n\s+at /.test(message)
}

async function renderBody(entry: Entry): Promise<string> {
  const body = await compile(readFileSync(join(root, entry.file), 'utf8'), entry.locale)
  // All that the components of documents ask of it.
  const pageContext = { locale: entry.locale } as PageContextServer
  return renderToStaticMarkup(
    <PageContextProvider pageContext={pageContext}>
      <MdxBody body={body} />
    </PageContextProvider>,
  )
}

/** What is said, and what attributes say: addresses, descriptions. */
function wordsIn(html: string): string {
  const attributes = parse(html)
    .querySelectorAll('*')
    .flatMap((element) => Object.values(element.attributes))
  return [textOf(html), ...attributes.map(decodeAddress)].join('\n')
}

/** Words of neighbouring cells and paragraphs stay apart. */
function textOf(html: string): string {
  return parse(html.replaceAll(/<[^>]*>/g, ' ')).textContent
}

function proseOf(html: string): string {
  return textOf(html.replaceAll(/<(pre|code)\b[^>]*>.*?<\/\1>/gs, ' '))
}

function decodeAddress(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** What of a source is there to be read: its keys, names of other texts, names of tags and marks are for machines. */
function readable(source: string): string {
  return parse(
    source
      .replaceAll(/\$t\([^()]*\)|(?<=\?)service(?==)|<\/?[A-Z]\w*|\b\w+(?=\s*=\s*")|^\s*(?:- )?\w+:(?=\s)/gmu, ' ')
      .replaceAll(/[<>]/g, ' '),
  ).textContent
}

function wordsOf(text: string): ReadonlySet<string> {
  const letters = text.normalize('NFC').toLowerCase().replaceAll('œ', 'oe').replaceAll('\\u', ' ')
  return new Set(letters.match(/[\p{L}\p{N}]{2,}/gu) ?? [])
}
